/** Of the code step of the site or the console, and of the last step with an account elsewhere. */
export const HALF_KINDS = ['half-web', 'half-admin', 'half-social'] as const;
export type HalfKind = (typeof HALF_KINDS)[number];

/** `half` is accepted by the code step alone (SEC-13). */
export type TokenKind = 'web' | 'admin' | HalfKind;

export interface TokenClaims {
  /** Session row; for a half token the code step, or the admin. */
  sid: string;
  kind: TokenKind;
  /** Its audience: its kind. */
  aud?: string;
}
