/** `transferred` and `cancelled` certificates show what the register said before. */
export const CERTIFICATE_STATES = ['valid', 'transferred', 'cancelled'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const REGISTER_ENTRY_KINDS = ['issue', 'transfer', 'balance', 'cancel'] as const;
export type RegisterEntryKind = (typeof REGISTER_ENTRY_KINDS)[number];
