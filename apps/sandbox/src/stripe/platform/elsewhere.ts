import { newId } from '../../core/identifiers.js';
import { findTestCard } from '../money/cards.js';
import { completePayment } from '../money/charging.js';
import { openIntent } from '../money/intents.js';
import type { Charge, Event } from '../objects.js';
import { API_VERSION, type StripeWorld } from '../world.js';

const CARD = '4242424242424242';

export interface ElsewherePayment {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
}

/** A payment to the same Stripe account that another product, or a person in the dashboard, took. */
export function payElsewhere(world: StripeWorld, payment: ElsewherePayment): Charge {
  const outcome = findTestCard(CARD)?.outcome;
  if (outcome?.kind !== 'succeeds') throw new Error(`The card ${CARD} must succeed`);
  const intent = openIntent(world, {
    ...payment,
    captureMethod: 'automatic_async',
    customer: null,
    metadata: {},
    methods: ['card'],
    receiptEmail: null,
    setupFutureUsage: null,
    statementDescriptor: null,
    statementDescriptorSuffix: null,
    transferGroup: null,
  });
  const expiry = { month: 12, year: new Date(world.clock.now()).getUTCFullYear() + 3 };
  const instrument = { kind: 'card', brand: 'visa', last4: CARD.slice(-4), expiry, name: 'Somebody Else' } as const;
  const payer = { instrument, number: CARD, email: null, authenticated: false };
  return completePayment(world, intent, payer, outcome);
}

export interface ForeignEvent {
  readonly type: string;
  readonly object: object;
  readonly account: string | null;
  readonly livemode: boolean;
}

/** Sends an event that nothing here caused, for instance a test event to a live endpoint. */
export function emitForeign(world: StripeWorld, { type, object, account, livemode }: ForeignEvent): Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    ...(account === null ? {} : { account }),
    api_version: API_VERSION,
    created: world.clock.seconds(),
    data: { object: { ...object, livemode } },
    livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    // Anything a test may send; the SDK only types what Stripe sends.
  } as unknown as Event;
  world.send(event, account, JSON.stringify(event, null, 2));
  return event;
}
