import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { addMonthsAnchored, isCalendarDate, loanSchedule, readLoan, type ScheduleRow } from '@cairn/finance';

export interface LoanLoad {
  payments: number;
  /** Due within a year of the closing. */
  firstYear: bigint;
  /** The largest single payment, and its day. */
  largest: ScheduleRow;
  interest: bigint;
  total: bigint;
  lastDueOn: string;
}

/** An instalment that would not pay its interest, and dates that cannot be, are marked at their fields. */
const scheduleOf = (...given: Parameters<typeof readLoan>): readonly ScheduleRow[] => {
  try {
    return loanSchedule(readLoan(...given));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
};

const MONTHS_OF_A_YEAR = 12;

/** What a loan of this amount would cost its borrower; null until every term is there. */
export function loanLoadOf(
  principal: number | null | undefined,
  closingDate: string | null | undefined,
  terms: Partial<Wire<CampaignTermsRequest>>,
): LoanLoad | null {
  const { interestRate, investFrequency, repaymentSchedule, termLength, paybackStartDate } = terms;
  if (!principal || !Number.isSafeInteger(principal) || principal < 0) return null;
  if (!interestRate || !investFrequency || !repaymentSchedule || !termLength) return null;
  if (!closingDate || !isCalendarDate(closingDate) || !paybackStartDate || !isCalendarDate(paybackStartDate))
    return null;
  const stated = { interestRate, investFrequency, repaymentSchedule, termLength, paybackStartDate, closingDate };
  const rows = scheduleOf(stated, BigInt(principal));
  const [first] = rows;
  if (!first) return null;
  const year = addMonthsAnchored(closingDate, MONTHS_OF_A_YEAR);
  const sum = (of: (row: ScheduleRow) => bigint, among: readonly ScheduleRow[] = rows): bigint =>
    among.reduce((before, row) => before + of(row), 0n);
  return {
    payments: rows.length,
    firstYear: sum(
      ({ total }) => total,
      rows.filter(({ dueOn }) => dueOn <= year),
    ),
    largest: rows.reduce((most, row) => (row.total > most.total ? row : most), first),
    interest: sum(({ interest }) => interest),
    total: sum(({ total }) => total),
    lastDueOn: (rows.at(-1) ?? first).dueOn,
  };
}
