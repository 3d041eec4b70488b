import { newId } from '../../core/identifiers.js';
import type { PaymentIntent } from '../objects.js';
import type { StripeWorld } from '../world.js';

/** The ways to capture that this Stripe serves: holding an amount on a card first is not among them. */
export const CAPTURE_METHODS = ['automatic', 'automatic_async'] as const;

export interface IntentTerms {
  /** `automatic` has its balance transaction at once, `automatic_async` minutes later. */
  readonly captureMethod: (typeof CAPTURE_METHODS)[number];
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly methods: readonly string[];
  readonly receiptEmail: string | null;
  /** `off_session` keeps the means of payment for later charges without the payer. */
  readonly setupFutureUsage: 'off_session' | 'on_session' | null;
  readonly statementDescriptor: string | null;
  readonly statementDescriptorSuffix: string | null;
  readonly transferGroup: string | null;
}

/** The part of the terms that a Checkout session is given for its payment intent. */
export type SessionTerms = Omit<IntentTerms, 'amount' | 'currency' | 'customer' | 'methods'>;

/** Opens a payment intent and tells of it. */
export function openIntent(world: StripeWorld, terms: IntentTerms): PaymentIntent {
  const id = newId('pi');
  const intent = world.paymentIntents.insert({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: terms.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: terms.captureMethod,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: world.clock.seconds(),
    currency: terms.currency,
    customer: terms.customer,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [...terms.methods],
    payment_record: null,
    processing: null,
    receipt_email: terms.receiptEmail,
    review: null,
    setup_future_usage: terms.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: terms.statementDescriptor,
    statement_descriptor_suffix: terms.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_group: terms.transferGroup,
  });
  world.emit('payment_intent.created', intent);
  return intent;
}
