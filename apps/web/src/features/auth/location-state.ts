/** The e-mail address that the page before handed on, or nothing. */
export const emailIn = (state: unknown): string => {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
};

/** The half-authenticated token of the first step of a sign-in; it is kept outside the address, never in it (SEC-4). */
export const halfTokenIn = (state: unknown): string => {
  const token: unknown = typeof state === 'object' && state !== null && 'halfToken' in state ? state.halfToken : '';
  return typeof token === 'string' ? token : '';
};
