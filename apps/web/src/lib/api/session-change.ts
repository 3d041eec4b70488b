import { createSessionChange } from '@cairn/client/session-change';

/** What ends the session or renews its token, and how to wait for the end of it. */
export const { during: changingSession, atRest: sessionAtRest } = createSessionChange('session-change');
