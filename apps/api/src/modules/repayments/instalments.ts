import { loanSchedule, readLoan, dayIn } from '@cairn/finance';
import { derivedId } from '../../kernel/crypto/ids.js';
import type { CampaignEntity } from '../campaigns/index.js';

/** An instalment as it is written when a loan is funded; amounts as text, since JSON has no bigint. */
export interface Instalment {
  n: number;
  type: 'returnofInvestment' | 'interest';
  interest: string;
  principal: string;
  due_on: string;
  /** The same at every try, so that no instalment is written twice. */
  key: string;
}

type Loan = Pick<
  CampaignEntity,
  | 'id'
  | 'interestRate'
  | 'investFrequency'
  | 'repaymentSchedule'
  | 'termMonths'
  | 'paybackStart'
  | 'closesAt'
  | 'closedAt'
>;

/**
 * The instalments of a loan that has closed.
 *
 * @param raised minor units
 * @param timezone of the site, by which an instant is a day
 * @throws Error when the terms are incomplete
 */
export function instalmentsOf(loan: Loan, raised: bigint, timezone: string): Instalment[] {
  const { id, interestRate, investFrequency, repaymentSchedule, termMonths, paybackStart, closesAt, closedAt } = loan;
  if (
    !interestRate ||
    !investFrequency ||
    !repaymentSchedule ||
    !termMonths ||
    !paybackStart ||
    !closesAt ||
    !closedAt
  ) {
    throw new Error(`Campaign ${id} was funded without complete debt terms`);
  }
  // The sweep closes a little after the deadline; interest runs from the day that was announced.
  const closing = closedAt < closesAt ? closedAt : closesAt;
  const stated = {
    interestRate,
    investFrequency,
    repaymentSchedule,
    termLength: termMonths,
    paybackStartDate: paybackStart,
    closingDate: dayIn(timezone, closing),
  };
  return loanSchedule(readLoan(stated, raised)).map((row) => ({
    n: row.n,
    type: row.principal > 0n ? 'returnofInvestment' : 'interest',
    interest: row.interest.toString(),
    principal: row.principal.toString(),
    due_on: row.dueOn,
    key: derivedId(`campaign:${id}:instalment:${row.n}`),
  }));
}
