/** What a provider's message may be about. */
export const HINT_KINDS = [
  'collection',
  /** A payment by the provider's id of it, not by the page on which it was made. */
  'payment',
  'refund',
  'dispute',
  /** The card's network warns of fraud. */
  'warning',
  'payee',
  /** Money paid out to somebody's own account at the provider. */
  'account_payout',
  'identity',
  /** A linked bank account by the provider's id of it, and the page on which one is linked. */
  'bank_link',
  'bank_session',
  /** Money that came into a wallet at the provider, or left it, or who owns one. */
  'pay_in',
  'pay_out',
  'wallet_owner',
] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/**
 * The subject of a provider's message, by the provider's id. Its content is not trusted: the record is read from the
 * provider.
 */
export type ProviderHint = { kind: HintKind; ref: string };
