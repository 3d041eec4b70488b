import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ParkedItems } from '../../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../../kernel/jobs/sweeps.js';
import { ONCE, StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** What Stripe has to send us; README names the same list for those who set the endpoints up. */
export const PLATFORM_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
] as const;
export const CONNECT_EVENTS = ['account.updated', 'account.application.deauthorized'] as const;

const HOUR_SECONDS = 3_600;
const SWEEP = 'payments.provider_setup';

/**
 * Whether the account at Stripe is set up as the product needs it: paid out by hand, so that transfers find the money,
 * and sending every message. What is wrong is shown in the console until it is mended.
 */
@Injectable()
export class StripeSetup implements OnModuleInit {
  constructor(
    private readonly client: StripeClient,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: HOUR_SECONDS, run: () => this.check() });
  }

  private async check(): Promise<number> {
    const checks = { payout_schedule: () => this.payoutSchedule(), webhook_events: () => this.webhookEvents() };
    await this.parked.each(SWEEP, Object.keys(checks), (item) => checks[item as keyof typeof checks]()); // its own keys
    return 0;
  }

  private async payoutSchedule(): Promise<void> {
    const outcome = await outcomeOf(() => this.client.api.balanceSettings.retrieve({}, ONCE));
    if (outcome.kind !== 'ok') return;
    const interval = outcome.value.payments?.payouts?.schedule?.interval;
    if (interval !== undefined && interval !== 'manual') {
      throw new Error(`Stripe pays the platform out ${interval}: set the payout schedule to manual in its dashboard`);
    }
  }

  private async webhookEvents(): Promise<void> {
    const outcome = await outcomeOf(() => this.client.api.webhookEndpoints.list({ limit: 100 }, ONCE));
    if (outcome.kind !== 'ok' || outcome.value.data.length === 0) return;
    const sent = new Set(
      outcome.value.data.filter(({ status }) => status === 'enabled').flatMap((endpoint) => endpoint.enabled_events),
    );
    if (sent.has('*')) return;
    const missing = [...PLATFORM_EVENTS, ...CONNECT_EVENTS].filter((event) => !sent.has(event));
    if (missing.length > 0) throw new Error(`Stripe's endpoints do not send ${missing.join(', ')}`);
  }
}
