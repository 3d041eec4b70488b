/** `broken`: the bank wants its owner to sign in again, or takes no debits of it. */
export const BANK_LINK_STATES = ['linked', 'broken', 'removed'] as const;
export type BankLinkState = (typeof BANK_LINK_STATES)[number];

/** Whether the bank calls the owner as we do; `unknown` where it does not tell. */
export const OWNER_MATCHES = ['match', 'differs', 'unknown'] as const;
export type OwnerMatch = (typeof OWNER_MATCHES)[number];

/** `open`: nobody has finished the page yet. */
export const CONNECTION_STATES = ['open', 'done', 'left'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Why an account takes no debit, whatever it is for. */
export const DEBIT_HINDRANCES = ['broken', 'owner', 'stopped'] as const;
export type DebitHindrance = (typeof DEBIT_HINDRANCES)[number];
