import type { ErrorCode } from '@cairn/contracts';
import { LACK_CODES } from '../../jurisdictions/index.js';

/** Why an amount may not be invested: at the reservation, and whenever it changes. */
export const INVESTING_ERRORS: readonly ErrorCode[] = [
  'investment.closed',
  'investment.campaign_hidden',
  'investment.sheet_missing',
  'investment.not_open_yet',
  'investment.testing_interest',
  'investment.own_campaign',
  'investment.not_investor_type',
  'account.held',
  'investment.debt_open',
  'investment.below_minimum',
  'investment.above_maximum',
  'investment.not_whole_shares',
  'investment.units_mismatch',
  'investment.shares_left',
  'investment.amount_left',
  'investment.limit_exceeded',
  'investment.no_rate',
  'investment.amount_required',
  'kyc.required',
  'kyc.under_review',
  'kyc.declined',
  'accreditation.required',
  'accreditation.excluded',
  ...LACK_CODES,
  'wallet.insufficient',
  'payment.rail_closed',
];

/** Why a draft does not take its place yet. */
export const PLACING_ERRORS: readonly ErrorCode[] = [
  'investment.step_missing',
  'investment.archived',
  'investment.terms_changed',
  'investment.session_over',
  'investment.bad_transition',
];
