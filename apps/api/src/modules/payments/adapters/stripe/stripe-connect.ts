import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { Money, Outcome, PayeeReadiness } from '../../ports/ports.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

export interface TransferRequest {
  /** The attempt's idempotency key. */
  key: string;
  payoutId: string;
  accountId: string;
  amount: Money;
  group: string;
}

/** Accounts of owners at Stripe, and the transfers that pay them. */
@Injectable()
export class StripeConnect {
  constructor(private readonly client: StripeClient) {}

  /**
   * @param country ISO 3166 code, fixed for ever at creation; an account outside the platform's country is a recipient,
   * who takes transfers and no card payments
   */
  async createAccount(
    key: string,
    userId: string,
    email: string,
    country: { code: string; isOurs: boolean } | null,
  ): Promise<Outcome<string>> {
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

  /** The platform account's own country. */
  async platformCountry(): Promise<Outcome<string | null>> {
    const outcome = await outcomeOf(() => this.client.api.accounts.retrieveCurrent());
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.country ?? null } : outcome;
  }

  /** The transfer that an earlier attempt of this payout made; null when there is none. */
  async findTransfer(payoutId: string, group: string): Promise<Outcome<string | null>> {
    const outcome = await outcomeOf(() =>
      this.client.api.transfers.list({ transfer_group: group, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const found = outcome.value.find(({ metadata }) => metadata['payout_id'] === payoutId);
    return { kind: 'ok', value: found?.id ?? null };
  }

  /** Moves money to an owner's account. */
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
        { idempotencyKey: request.key },
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
