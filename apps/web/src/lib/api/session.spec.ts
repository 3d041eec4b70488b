import { clearSession, getSession, refreshSession, storeSession } from './session.js';

const user = { id: 'u', email: 'ines@example.org', slug: 'ines', userType: 'investor' as const };

beforeEach(() => {
  clearSession();
  // What other files of a group have kept.
  localStorage.clear();
});

it('S-05 keeps the token, the end of the session and the user’s type and slug', () => {
  const expirationDate = new Date(Date.now() + 60_000).toISOString();
  storeSession({ enableTwoFactorAuth: false, token: 't', expirationDate, user });
  expect(getSession()).toEqual({ token: 't', expirationDate });
  expect(localStorage.getItem('userType')).toBe('investor');
  expect(localStorage.getItem('slug')).toBe('ines');
});

it('S-05 clears its storage when the session ends', () => {
  storeSession({ enableTwoFactorAuth: false, token: 't', expirationDate: new Date().toISOString(), user });
  clearSession();
  expect(getSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('S-05 counts one whose end has passed as none', () => {
  localStorage.setItem('token', 't');
  localStorage.setItem('expirationDate', new Date(Date.now() + 60_000).toISOString());
  expect(refreshSession()).toMatchObject({ token: 't' });
  localStorage.setItem('expirationDate', new Date(Date.now() - 1).toISOString());
  expect(refreshSession()).toBeNull();
});

it('S-04 stores nothing before the code step', () => {
  expect(() => storeSession({ enableTwoFactorAuth: true, halfToken: 'h' })).toThrow('without a token');
  expect(getSession()).toBeNull();
});
