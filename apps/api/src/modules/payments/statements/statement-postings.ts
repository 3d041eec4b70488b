import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry, type Posting } from '../../ledger/index.js';
import type { StatementLineEntity } from './statement-line.entity.js';

type Line = Pick<
  StatementLineEntity,
  'provider' | 'lineId' | 'kind' | 'amount' | 'fee' | 'net' | 'currency' | 'occurredAt'
>;

/** Movements by the provider itself: the other account, and the kind of transaction. */
const OWN_DOING: Readonly<Partial<Record<Line['kind'], { account: (line: Line) => string; kind: string }>>> = {
  payout: { account: ({ currency }) => accountCode.bank(currency), kind: 'provider_payout' },
  payout_failure: { account: ({ currency }) => accountCode.bank(currency), kind: 'provider_payout_failed' },
  top_up: { account: ({ currency }) => accountCode.bank(currency), kind: 'provider_top_up' },
  fee: { account: ({ provider, currency }) => accountCode.providerFee(provider, currency), kind: 'provider_fee' },
};

/** What the provider has taken for a movement; what it gives back is below zero. */
function feePostings({ provider, currency, fee }: Line): Posting[] {
  if (fee === 0n) return [];
  const [fees, clearing] = [accountCode.providerFee(provider, currency), accountCode.clearing(provider, currency)];
  return fee > 0n
    ? [{ debit: fees, credit: clearing, minor: fee, currency }]
    : [{ debit: clearing, credit: fees, minor: -fee, currency }];
}

/** The fee alone of a line whose movement is booked already; null where there is none. */
export function feeOfLine(line: Line): LedgerEntry | null {
  const postings = feePostings(line);
  if (postings.length === 0) return null;
  const { provider, lineId } = line;
  return {
    uid: derivedId(`statement:${provider}:${lineId}:fee`),
    kind: 'provider_fee',
    phase: 'posted',
    sourceType: 'statement_line',
    sourceId: `${provider}:${lineId}`,
    actor: 'statement',
    postings,
  };
}

/**
 * Row 3 and similar rows: the provider's balance moved, against the bank, a fee or, for an unknown reason, suspense.
 * Our
 * clearing account ends where the provider's balance does.
 * @returns no entry when nothing moved
 */
export function bookOfLine(line: Line): { entry: LedgerEntry | null; isKnown: boolean } {
  const known = OWN_DOING[line.kind];
  const { provider, currency, amount } = line;
  const clearing = accountCode.clearing(provider, currency);
  const other = known?.account(line) ?? accountCode.suspense(currency);
  const postings: Posting[] = [];
  if (amount > 0n) postings.push({ debit: clearing, credit: other, minor: amount, currency });
  if (amount < 0n) postings.push({ debit: other, credit: clearing, minor: -amount, currency });
  postings.push(...feePostings(line));
  const isKnown = known !== undefined;
  if (postings.length === 0) return { entry: null, isKnown };
  return {
    isKnown,
    entry: {
      uid: derivedId(`statement:${provider}:${line.lineId}`),
      kind: known?.kind ?? 'provider_unmatched',
      phase: 'posted',
      sourceType: 'statement_line',
      sourceId: `${provider}:${line.lineId}`,
      actor: 'statement',
      postings,
    },
  };
}
