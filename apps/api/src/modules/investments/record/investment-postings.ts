import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';
import type { InvestmentEntity } from './investment.entity.js';

type Paid = Pick<InvestmentEntity, 'id' | 'investorId' | 'campaignId' | 'amount' | 'currency'>;

/** Row 4: from the wallet into the escrow. The uid follows from the command: the same command can never pay twice. */
export const walletPayment = (investment: Paid, commandKey: string): LedgerEntry => ({
  uid: derivedId(`investment:${investment.investorId}:${commandKey}`),
  kind: 'investment_wallet',
  phase: 'posted',
  sourceType: 'investment',
  sourceId: investment.id,
  actor: investment.investorId,
  postings: [
    {
      debit: accountCode.wallet(investment.investorId, investment.currency),
      credit: accountCode.escrow(investment.campaignId, investment.currency),
      minor: investment.amount,
      currency: investment.currency,
    },
  ],
});

/** Row 8: the wallet's part of an investment is returned to the wallet. */
export const returnToWallet = (
  { id, campaignId, investorId, currency }: InvestmentEntity,
  minor: bigint,
  actor: string,
  reason: string,
): LedgerEntry => ({
  uid: derivedId(`investment:${id}:return:wallet`),
  kind: 'investment_return_wallet',
  phase: 'posted',
  sourceType: 'investment',
  sourceId: id,
  actor,
  reason,
  postings: [
    {
      debit: accountCode.escrow(campaignId, currency),
      credit: accountCode.wallet(investorId, currency),
      minor,
      currency,
    },
  ],
});

/**
 * Row 8: what a provider collected for an investment leaves the escrow, to be refunded.
 * @param surcharge what goes back of what the payer had added to the amount
 */
export const returnToCard = (
  { id, campaignId, currency }: InvestmentEntity,
  { provider, amount }: PaymentEntity,
  surcharge: bigint,
  actor: string,
  reason: string,
): LedgerEntry => ({
  uid: derivedId(`investment:${id}:return`),
  kind: 'investment_return_card',
  phase: 'posted',
  sourceType: 'investment',
  sourceId: id,
  actor,
  reason,
  postings: [
    {
      debit: accountCode.escrow(campaignId, currency),
      credit: accountCode.refundDue(provider, currency),
      minor: amount,
      currency,
    },
    {
      debit: accountCode.wireFee(currency),
      credit: accountCode.refundDue(provider, currency),
      minor: surcharge,
      currency,
    },
  ],
});
