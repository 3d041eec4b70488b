/** The e-mail address that the page before handed on, or nothing. */
export const emailIn = (state: unknown): string => {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
};
