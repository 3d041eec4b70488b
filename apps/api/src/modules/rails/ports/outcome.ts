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
  /** The provider knows no such object, or no longer. */
  | 'gone'
  | 'config'
  | 'other';

/** Every call with an effect ends in one of these; `unknown` was sent and not answered: ask, never guess. */
export type Outcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'rejected'; reason: Reason; code: string }
  | { kind: 'unavailable' }
  | { kind: 'unknown' };

/** One operation at a provider. `attempt` grows only after a look-up has shown that the one before had no effect. */
export interface Op {
  readonly key: string;
  readonly attempt: number;
  /** The address from which the person asked for it, where a provider wants to know. */
  readonly ip: string | null;
}

/** What the person does next. */
export type NextAction = { kind: 'redirect'; url: string; until: Date | null } | { kind: 'none' };
