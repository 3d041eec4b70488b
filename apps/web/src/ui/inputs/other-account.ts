/** The account that is chosen on the provider's page instead of a linked one. */
export const OTHER_ACCOUNT = 'other';
