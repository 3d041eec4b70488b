import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import { paymentEntry } from '../record/payment-entry.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import type { Money } from '../../rails/index.js';

/** 2: the provider's fee is a cost of the platform. */
export const feeKept = (payment: PaymentEntity, { minor, currency }: Money): LedgerEntry =>
  paymentEntry(payment, 'provider_fee', 'fee', [
    {
      debit: accountCode.providerFee(payment.provider, currency),
      credit: accountCode.clearing(payment.provider, currency),
      minor,
      currency,
    },
  ]);

/** 16: the account settles in another currency; each currency balances separately, over its own position. */
export const exchangedInto = (payment: PaymentEntity, settled: Money): LedgerEntry => {
  const { provider, amount, currency } = payment;
  return paymentEntry(payment, 'provider_exchange', 'exchange', [
    {
      debit: accountCode.exchange(provider, currency),
      credit: accountCode.clearing(provider, currency),
      minor: amount,
      currency,
    },
    {
      debit: accountCode.clearing(provider, settled.currency),
      credit: accountCode.exchange(provider, settled.currency),
      minor: settled.minor,
      currency: settled.currency,
    },
  ]);
};
