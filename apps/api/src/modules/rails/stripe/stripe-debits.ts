import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { AccountToKeep, DebitPort, DebitRequest, KeptAccount } from '../ports/debit.port.js';
import type { Outcome } from '../ports/outcome.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

const MOST = 100;

/**
 * Debits of bank accounts that a linking provider handed over: a source of the customer, charged by a payment intent
 * without a page, under the payer's mandate.
 */
@Injectable()
export class StripeDebits implements DebitPort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  async keep({ userId, email, payerRef, token, mask }: AccountToKeep): Promise<Outcome<KeptAccount>> {
    const payer = payerRef === null ? await this.payer(userId, email) : ({ kind: 'ok', value: payerRef } as const);
    if (payer.kind !== 'ok') return payer;
    const customer = payer.value;
    const made = await outcomeOf(() => this.client.api.customers.createSource(customer, { source: token }));
    if (made.kind === 'ok') return { kind: 'ok', value: { payerRef: customer, methodRef: made.value.id } };
    // Taken over before, when its answer was lost or the account was linked once already.
    if (made.kind === 'rejected' && made.code !== 'bank_account_exists') return made;
    const listed = await outcomeOf(() => this.client.api.customers.listSources(customer, { limit: MOST }));
    if (listed.kind !== 'ok') return made;
    const source = listed.value.data.find((one) => one.object === 'bank_account' && one.last4 === mask);
    return source === undefined ? made : { kind: 'ok', value: { payerRef: customer, methodRef: source.id } };
  }

  async debit(key: string, request: DebitRequest): Promise<Outcome<string>> {
    const { account, amount, mandate } = request;
    const body: Stripe.PaymentIntentCreateParams = {
      amount: toSafeInteger(amount.minor),
      currency: amount.currency.toLowerCase(),
      customer: account.payerRef,
      payment_method: account.methodRef,
      allowed_payment_method_types: ['us_bank_account'],
      confirm: true,
      off_session: true,
      description: request.description,
      metadata: { payment_id: request.paymentId },
      ...(request.group === null ? {} : { transfer_group: request.group }),
      mandate_data: {
        customer_acceptance: {
          type: 'online',
          accepted_at: Math.floor(mandate.acceptedAt.getTime() / 1000),
          online: { ip_address: mandate.ip, user_agent: mandate.userAgent },
        },
      },
    };
    const outcome = await outcomeOf(() => this.client.api.paymentIntents.create(body, { idempotencyKey: key }));
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
  }

  async find(paymentId: string, payerRef: string): Promise<Outcome<string | null>> {
    const outcome = await outcomeOf(async () => {
      // Lists are exact at once; the search is minutes behind.
      for await (const intent of this.client.api.paymentIntents.list({ customer: payerRef, limit: MOST })) {
        if (intent.metadata['payment_id'] === paymentId) return intent.id;
      }
      return null;
    });
    // A customer that is not there has paid nothing.
    return outcome.kind === 'rejected' && outcome.code === 'resource_missing' ? { kind: 'ok', value: null } : outcome;
  }

  async drop({ payerRef, methodRef }: KeptAccount): Promise<Outcome<null>> {
    const outcome = await outcomeOf(() => this.client.api.customers.deleteSource(payerRef, methodRef));
    const isGone = outcome.kind === 'rejected' && outcome.code === 'resource_missing';
    return outcome.kind === 'ok' || isGone ? { kind: 'ok', value: null } : outcome;
  }

  private async payer(userId: string, email: string): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey: `payer:${userId}` }),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
  }
}
