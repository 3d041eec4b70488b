import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { Money, Outcome, PayeeReadiness } from '../../ports.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

export interface TransferRequest {
  payoutId: string;
  accountId: string;
  amount: Money;
  group: string;
}

/** Accounts of owners at Stripe, and the transfers that pay them. */
@Injectable()
export class StripeConnect {
  constructor(private readonly client: StripeClient) {}

  async createAccount(key: string, userId: string, email: string): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.accounts.create(
        {
          type: 'express',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { user_id: userId },
        },
        { idempotencyKey: key },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
  }

  /** A fresh onboarding link: each works once, for minutes. */
  async onboardingUrl(accountId: string, returnUrl: string): Promise<Outcome<string>> {
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

  /** Moves money to an owner's account, once by the payout's id. */
  async transfer(request: TransferRequest): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.transfers.create(
        {
          amount: toSafeInteger(request.amount.minor),
          currency: request.amount.currency.toLowerCase(),
          destination: request.accountId,
          transfer_group: request.group,
          metadata: { payout_id: request.payoutId },
        },
        { idempotencyKey: request.payoutId },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
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
