import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import type { AccountPort, ProviderAccount } from '../ports/account.port.js';
import { ONCE, StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** The events that Stripe has to send; the README has the same list for the set-up. */
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
 * Whether the account at Stripe is set up as the product needs it: manual payouts, so that transfers find the money,
 * and sending every message. Problems are shown in the console until they are fixed.
 */
@Injectable()
export class StripeSetup implements AccountPort, OnModuleInit {
  readonly provider = 'stripe';

  constructor(
    private readonly client: StripeClient,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: HOUR_SECONDS, run: () => this.check() });
  }

  async account(): Promise<ProviderAccount> {
    const outcome = await outcomeOf(() => this.client.api.accounts.retrieveCurrent({}, ONCE));
    if (outcome.kind === 'rejected') return { name: null, problem: `Stripe refused the key: ${outcome.code}` };
    if (outcome.kind !== 'ok') return { name: null, problem: 'Stripe did not answer' };
    const { id, business_profile: profile } = outcome.value;
    return { name: profile?.name ?? id, problem: null };
  }

  /** Null where nothing is wrong, or nothing is known. */
  async payoutProblem(): Promise<string | null> {
    const outcome = await outcomeOf(() => this.client.api.balanceSettings.retrieve({}, ONCE));
    if (outcome.kind !== 'ok') return null;
    const interval = outcome.value.payments?.payouts?.schedule?.interval;
    return interval === undefined || interval === 'manual'
      ? null
      : `Stripe pays the platform out ${interval}: set the payout schedule to manual in its dashboard`;
  }

  async messageProblem(): Promise<string | null> {
    const outcome = await outcomeOf(() => this.client.api.webhookEndpoints.list({ limit: 100 }, ONCE));
    if (outcome.kind !== 'ok' || outcome.value.data.length === 0) return null;
    const sent = new Set(
      outcome.value.data.filter(({ status }) => status === 'enabled').flatMap((endpoint) => endpoint.enabled_events),
    );
    if (sent.has('*')) return null;
    const missing = [...PLATFORM_EVENTS, ...CONNECT_EVENTS].filter((event) => !sent.has(event));
    return missing.length === 0 ? null : `Stripe's endpoints do not send ${missing.join(', ')}`;
  }

  private async check(): Promise<number> {
    const checks = { payout_schedule: () => this.payoutProblem(), webhook_events: () => this.messageProblem() };
    await this.parked.each(SWEEP, Object.keys(checks), async (item) => {
      const problem = await checks[item as keyof typeof checks](); // its own keys
      if (problem !== null) throw new Error(problem);
    });
    return 0;
  }
}
