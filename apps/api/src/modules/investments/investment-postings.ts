import { derivedId } from '../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../ledger/index.js';
import type { InvestmentEntity } from './investment.entity.js';

/** Row 4: from the wallet into the escrow. The uid follows from the command: the same command can never pay twice. */
export const walletPayment = (investment: InvestmentEntity, commandKey: string): LedgerEntry => ({
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
