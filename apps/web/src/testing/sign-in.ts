import { storeSession } from '../lib/api/session.js';

/** A session of this browser that lasts an hour from now. */
export const signIn = (): void =>
  storeSession({
    enableTwoFactorAuth: false,
    token: 't',
    expirationDate: new Date(Date.now() + 3_600_000).toISOString(),
  });
