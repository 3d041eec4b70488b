import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../../kernel/config/config.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { isViewOnly } from '../../../kernel/http/request-context.js';

const TIMEOUT_MILLISECONDS = 10_000;

/** Sweeps need no retry here: the next tick is the second attempt. */
export const ONCE = { maxNetworkRetries: 0 };

/** The one Stripe client of a process. Development points it at the sandbox, which speaks the same HTTP. */
@Injectable()
export class StripeClient {
  private readonly stripe: Stripe;

  constructor(config: Config) {
    const url = new URL(config.STRIPE_URL);
    this.stripe = new Stripe(config.STRIPE_KEY, {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
      timeout: TIMEOUT_MILLISECONDS,
      // Every call has its own key that survives a restart, so that a retry can never charge twice.
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  /** @throws auth.view_only for an admin who views the site as somebody: at Stripe, too, they change nothing (SEC-58) */
  get api(): Stripe {
    if (isViewOnly()) throw new DomainError('auth.view_only');
    return this.stripe;
  }
}
