import { createServerClock } from '@cairn/client';

/** What deadlines of the server are measured against: a device's clock may be hours off. */
export const serverClock = createServerClock();
