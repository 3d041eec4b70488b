import { createSessionChange } from '@cairn/client/session-change';

/** Calls that end the session or renew its token, and how to await their end. */
export const { during: changingSession, atRest: sessionAtRest } = createSessionChange('session-change');
