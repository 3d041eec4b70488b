import type { ErrorCode } from '@cairn/contracts';

/** Why a provider's page does not open, whatever is paid on it. */
export const CARD_PAGE_ERRORS = [
  'payment.card_limit',
  'payment.ach_limit',
  'payment.rail_limit',
  'payment.clearing',
  'payment.debit_stopped',
  'payment.below_minimum',
  'payment.above_maximum',
  'payment.granularity',
  'payment.rail_closed',
  'payment.rail_unavailable',
  'payment.provider_unavailable',
  'payment.refused',
  'payment.page_outdated',
  'payment.bad_transition',
] as const satisfies readonly ErrorCode[];

/** Why an investment cannot be paid with a payment method. */
export const INVESTMENT_PAYING_ERRORS = [
  'investment.limit_exceeded',
  'request.not_found',
  'investment.campaign_hidden',
  'investment.sheet_missing',
  'kyc.required',
  'kyc.under_review',
  'kyc.declined',
  'investment.testing_interest',
  'account.held',
  'investment.debt_open',
  'investment.session_over',
  'investment.step_missing',
  'investment.bad_transition',
  ...CARD_PAGE_ERRORS,
] as const satisfies readonly ErrorCode[];

/** The same with what repayments and top-ups refuse. */
export const PAGE_OPENING_ERRORS = [
  'repayment.debt_open',
  'repayment.early_outdated',
  'repayment.bad_transition',
  'repayment.cancelled',
  'repayment.replaced',
  'wallet.bad_transition',
  ...INVESTMENT_PAYING_ERRORS,
] as const satisfies readonly ErrorCode[];
