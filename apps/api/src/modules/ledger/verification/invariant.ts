/** The subject of an invariant; the verifier reads each by its key, a page at a time. */
export type Subject =
  | 'transaction'
  | 'account'
  | 'campaign'
  | 'investment'
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'top_up'
  | 'withdrawal'
  | 'second_wallet_top_up'
  | 'second_wallet_payout'
  | 'payout'
  | 'repayment'
  | 'statement_line'
  | 'once';

export interface Invariant {
  id: string;
  /** The claim. */
  claim: string;
  about: Subject;
  /** A delay alarms; anything else also freezes money out, which would make a delay longer. */
  isDelay?: true;
  /**
   * A query whose every row breaks the claim; `detail` gives the fault. Parameters: for transactions $1 < id <= $2, for
   * `once` none, else $1 is an array of ids.
   */
  sql: string;
}

/** The amounts that a source's transactions have moved: {"kind:phase": minor units}. */
export const movedBy = (sourceType: string, id: string): string =>
  `(select coalesce(jsonb_object_agg(t.kind || ':' || t.phase,
      (select coalesce(sum(l.amount), 0) from ledger.line l where l.tx_id = t.id and l.side = 'D')), '{}')
    from ledger.tx t where t.source_type = '${sourceType}' and t.source_id = ${id}::text)`;

/** Posted and pending sums of one account, by its code; zeros for one that was never opened. */
export const balanceOf = (code: string): string =>
  `(select coalesce(sum(b.dr), 0) as dr, coalesce(sum(b.cr), 0) as cr
    from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = ${code})`;
