import { Injectable } from '@nestjs/common';
import { toSafeInteger } from '@cairn/finance';
import type { Disbursement, DisbursementPort } from '../ports/disbursement.port.js';
import type { Outcome } from '../ports/outcome.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** Transfers to the accounts of owners at Stripe. */
@Injectable()
export class StripeTransfers implements DisbursementPort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  async find(payoutId: string, group: string): Promise<Outcome<string | null>> {
    const outcome = await outcomeOf(() =>
      this.client.api.transfers.list({ transfer_group: group, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const found = outcome.value.find(({ metadata }) => metadata['payout_id'] === payoutId);
    return { kind: 'ok', value: found?.id ?? null };
  }

  async send({ key, payoutId, payeeRef, amount, group }: Disbursement): Promise<Outcome<string>> {
    const outcome = await outcomeOf(() =>
      this.client.api.transfers.create(
        {
          amount: toSafeInteger(amount.minor),
          currency: amount.currency.toLowerCase(),
          destination: payeeRef,
          transfer_group: group,
          metadata: { payout_id: payoutId },
        },
        { idempotencyKey: key },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : outcome;
  }
}
