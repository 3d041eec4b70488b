import type { Operation } from '../api/operation.js';
import { checkoutSessionOperations } from './checkout-sessions.js';
import { connectOperations } from './connect.js';
import { customerOperations } from './customers.js';
import { customerSourceOperations } from './customer-sources.js';
import { disputeOperations } from './disputes.js';
import { moneyOperations } from './money.js';
import { paymentIntentOperations } from './payment-intents.js';
import { paymentMethodOperations } from './payment-methods.js';
import { platformOperations } from './platform.js';
import { refundOperations } from './refunds.js';
import { topupOperations } from './topups.js';
import { transferOperations } from './transfers.js';

/** Every operation of the Stripe API that the sandbox answers. */
export const OPERATIONS: readonly Operation[] = [
  ...checkoutSessionOperations,
  ...paymentIntentOperations,
  ...paymentMethodOperations,
  ...refundOperations,
  ...disputeOperations,
  ...customerOperations,
  ...customerSourceOperations,
  ...moneyOperations,
  ...connectOperations,
  ...transferOperations,
  ...platformOperations,
  ...topupOperations,
];
