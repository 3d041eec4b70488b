import { catalogue, said } from './error-entry.js';

/** Refusals of repayments: a part of the catalogue. */
export const REPAYMENT_ERRORS = catalogue({
  'repayment.bad_transition': said(409),
  'repayment.cancelled': said(409),
  'repayment.replaced': said(409),
  'repayment.debt_open': said(409),
  'repayment.type_not_allowed': said(422),
  'repayment.above_outstanding': said(422),
  'repayment.above_maximum': said(422),
  'repayment.implausible': said(422),
  'repayment.in_schedule': said(409),
  'repayment.due_in_past': said(422),
  'repayment.due_too_late': said(422),
  'repayment.early_open': said(409),
  'repayment.early_outdated': said(409),
  'repayment.instalment_unpaid': said(409),
  'repayment.instalment_first': said(422),
  'repayment.remainder_too_small': said(422),
  'repayment.distribution_delayed': said(409, 'warn'),
});
