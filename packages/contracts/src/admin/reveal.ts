/** Seconds that the console shows a personal value (SEC-50). */
export const REVEAL_SECONDS = 60;

/** What of an identity is masked, and revealed one at a time. */
export const IDENTITY_SECRETS = ['dateOfBirth', 'ssn'] as const;
export type IdentitySecret = (typeof IDENTITY_SECRETS)[number];
