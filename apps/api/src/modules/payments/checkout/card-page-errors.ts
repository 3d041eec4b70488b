import type { ErrorCode } from '@cairn/contracts';

/** Why the card provider's page does not open, whatever is paid on it. */
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
