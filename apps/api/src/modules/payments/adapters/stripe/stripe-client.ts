import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../../../kernel/config/config.js';

const TIMEOUT_MILLISECONDS = 10_000;

/** Nobody waits for what a sweep asks: its next tick is the second try. */
export const ONCE = { maxNetworkRetries: 0 };

/** The one Stripe client of a process. Development points it at the sandbox, which speaks the same HTTP. */
@Injectable()
export class StripeClient {
  readonly api: Stripe;

  constructor(config: Config) {
    const url = new URL(config.STRIPE_URL);
    this.api = new Stripe(config.STRIPE_KEY, {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
      timeout: TIMEOUT_MILLISECONDS,
      // Every call has a key of its own that survives a restart, so that a retry can never charge twice.
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }
}
