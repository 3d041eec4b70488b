import { readLoan, dayIn, type LoanTerms, type ScheduleRow } from '@cairn/finance';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { CampaignEntity } from '../../campaigns/index.js';

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
 * A loan that has closed, as its campaign states it.
 *
 * @param principal minor units
 * @param timezone of the site, by which an instant is a day
 * @throws Error when the terms are incomplete
 */
export function closedLoan(loan: Loan, principal: bigint, timezone: string): LoanTerms {
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
  return readLoan(stated, principal);
}

/** Rows of a campaign's schedule, as they are written; `version` counts its schedules from 1. */
export const instalmentsOf = (campaignId: string, rows: readonly ScheduleRow[], version: number): Instalment[] =>
  rows.map((row) => ({
    n: row.n,
    type: row.principal > 0n ? 'returnofInvestment' : 'interest',
    interest: row.interest.toString(),
    principal: row.principal.toString(),
    due_on: row.dueOn,
    key: derivedId(`campaign:${campaignId}:${version === 1 ? '' : `schedule:${version}:`}instalment:${row.n}`),
  }));
