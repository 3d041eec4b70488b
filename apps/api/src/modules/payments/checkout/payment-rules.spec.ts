import { derivedId } from '../../../kernel/crypto/ids.js';
import { exchangedInto, feeKept } from '../reconciliation/fee-postings.js';
import { requireWithin, type MethodLimits } from '../limits/method-limits.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { GATEWAY_RESULT } from './payment-status.service.js';

describe('C-06 the limits of a way of paying', () => {
  const limits: MethodLimits = {
    maximum: 900n,
    minimum: 50n,
    granularity: 10n,
    surcharge: 0n,
    providerMaximum: 1_000n,
  };
  const refusal = (of: MethodLimits | null, amount: bigint): unknown => {
    try {
      return requireWithin(of, amount, 'KWD');
    } catch (error) {
      return { ...(error as object) }; // a DomainError's own fields
    }
  };
  const refused = (code: string, params: object): object => ({
    code,
    params,
    fields: [{ field: 'amount', code, params }],
  });

  it('are kept by an amount between the provider’s bounds, both inclusive, in whole steps', () => {
    for (const amount of [50n, 500n, 1_000n]) expect(requireWithin(limits, amount, 'KWD')).toBe(limits);
  });

  it('refuse an amount by name', () => {
    expect(refusal(limits, 49n)).toMatchObject(refused('payment.below_minimum', { minimum: 50, currency: 'KWD' }));
    expect(refusal(limits, 1_001n)).toMatchObject(
      refused('payment.above_maximum', { maximum: 1_000, currency: 'KWD' }),
    );
    expect(refusal(limits, 55n)).toMatchObject(refused('payment.granularity', { amount: 10, currency: 'KWD' }));
  });

  it('do not exist for a currency that is not offered', () => {
    expect(refusal(null, 500n)).toMatchObject({ code: 'payment.rail_unavailable', params: {} });
  });
});

describe('what a provider keeps of a payment, in the ledger', () => {
  const payment = { id: 'p1', provider: 'stripe', amount: 100_000n, currency: 'USD' } as PaymentEntity; // all that is read
  const about = { phase: 'posted', sourceType: 'payment', sourceId: 'p1', actor: 'reconciliation' };

  it('B-22 is the platform’s cost, taken from what the provider holds', () => {
    expect(feeKept(payment, { minor: 2_700n, currency: 'EUR' })).toEqual({
      ...about,
      uid: derivedId('payment:p1:fee'),
      kind: 'provider_fee',
      postings: [
        { debit: 'X:provider_fee:stripe:EUR', credit: 'A:clearing:stripe:EUR', minor: 2_700n, currency: 'EUR' },
      ],
    });
  });

  it('B-22 balances each currency of an exchange alone', () => {
    expect(exchangedInto(payment, { minor: 92_000n, currency: 'EUR' })).toEqual({
      ...about,
      uid: derivedId('payment:p1:exchange'),
      kind: 'provider_exchange',
      postings: [
        { debit: 'A:fx:stripe:USD', credit: 'A:clearing:stripe:USD', minor: 100_000n, currency: 'USD' },
        { debit: 'A:clearing:stripe:EUR', credit: 'A:fx:stripe:EUR', minor: 92_000n, currency: 'EUR' },
      ],
    });
  });
});

it('S-13 every state of a payment has a result of the specification', () => {
  expect(GATEWAY_RESULT).toEqual({
    planned: 'PENDING',
    open: 'PENDING',
    clearing: 'PENDING',
    collected: 'SUCCESS',
    failed: 'FAIL',
    expired: 'FAIL',
    late: 'REFUND',
    returned: 'REFUND',
    quarantined: 'PENDING',
  });
});
