import { refreshSession, storeSession } from '../lib/api/session.js';

/** A session of this browser that lasts an hour from now. */
export const signIn = (): void =>
  storeSession({
    enableTwoFactorAuth: false,
    token: 't',
    expirationDate: new Date(Date.now() + 3_600_000).toISOString(),
  });

/** SEC-58: an admin who looks with a user's eyes, as the console opens it. */
export const viewAs = (name: string): void => {
  const expirationDate = new Date(Date.now() + 3_600_000).toISOString();
  sessionStorage.setItem('viewSession', JSON.stringify({ token: 'v', expirationDate, name }));
  refreshSession();
};
