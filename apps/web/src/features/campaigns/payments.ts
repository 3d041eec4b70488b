import type { PageData } from './queries.js';

export type PagePayment = PageData['payments'][number];

export const isPaid = ({ paidAt }: Pick<PagePayment, 'paidAt'>): boolean => paidAt !== null;

/** What was paid so far, and what comes next. */
export const progressOf = (payments: readonly PagePayment[]) => {
  const paid = payments.filter(isPaid).toSorted((one, other) => (one.paidAt ?? '').localeCompare(other.paidAt ?? ''));
  const sum = (of: 'interest' | 'principal') => paid.reduce((total, row) => total + row[of], 0);
  return {
    made: paid.length,
    first: paid[0] ?? null,
    latest: paid.at(-1) ?? null,
    next: payments.find((row) => !isPaid(row)) ?? null,
    interest: sum('interest'),
    principal: sum('principal'),
  };
};
