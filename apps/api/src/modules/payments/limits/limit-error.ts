import type { ErrorCode } from '@cairn/contracts';
import type { CollectionRail } from '@cairn/contracts/rails/providers';

/** C-06: how each way to pay says that its cap is passed. */
export const LIMIT_ERRORS: Readonly<Record<CollectionRail, ErrorCode>> = {
  card: 'payment.card_limit',
  ach: 'payment.ach_limit',
  paypal: 'payment.rail_limit',
  wire: 'payment.rail_limit',
  north_ach: 'payment.rail_limit',
  north_card: 'payment.rail_limit',
};
