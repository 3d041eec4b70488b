/** Why the provider did not execute the call. */
export type Reason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'account_not_ready'
  | 'already_done'
  | 'amount_mismatch'
  /** The idempotency key is known with another content. */
  | 'key_reused'
  /** The payer's bank has taken the money back. */
  | 'disputed'
  | 'config'
  | 'other';

/** Every call that moves money ends in one of these; `unknown` was sent and not answered: ask, never guess. */
export type Outcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'rejected'; reason: Reason; code: string }
  | { kind: 'unavailable' }
  | { kind: 'unknown' };
