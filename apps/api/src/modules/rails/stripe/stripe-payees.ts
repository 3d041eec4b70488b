import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Outcome } from '../ports/outcome.js';
import type { PayeePort, PayeeReadiness, PayeeToOpen } from '../ports/payee.port.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** Accounts of owners at Stripe (Connect, Express). */
@Injectable()
export class StripePayees implements PayeePort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  /** An account outside the platform's country is a recipient, who takes transfers and no card payments. */
  async open(key: string, { userId, email, country }: PayeeToOpen): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.accounts.create(
        {
          type: 'express',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { user_id: userId },
          ...(country === null ? {} : { country: country.code }),
          ...(country === null || country.isOurs ? {} : { tos_acceptance: { service_agreement: 'recipient' } }),
        },
        { idempotencyKey: key },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
  }

  async page(accountId: string, returnUrl: string): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        refresh_url: returnUrl,
        return_url: returnUrl,
      }),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.url } : outcome;
  }

  async readiness(accountId: string): Promise<Outcome<PayeeReadiness>> {
    const outcome = await outcomeOf(() => this.client.api.accounts.retrieve(accountId));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.ready(outcome.value) } : outcome;
  }

  async platformCountry(): Promise<Outcome<string | null>> {
    const outcome = await outcomeOf(() => this.client.api.accounts.retrieveCurrent());
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.country ?? null } : outcome;
  }

  private ready(account: Stripe.Account): PayeeReadiness {
    const detailsSubmitted = account.details_submitted;
    const due = account.requirements?.currently_due ?? [];
    return {
      ready: detailsSubmitted && account.payouts_enabled && due.length === 0,
      detailsSubmitted,
      companyName: account.business_profile?.name ?? null,
    };
  }
}
