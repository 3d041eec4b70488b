import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

type Excess = Pick<InvestmentEntity, 'id' | 'campaignId' | 'investorId' | 'currency'>;

const entry = (
  { id, campaignId, currency }: Excess,
  to: 'wallet' | 'card',
  credit: string,
  minor: bigint,
): LedgerEntry => ({
  uid: derivedId(`investment:${id}:excess:${to}`),
  kind: `investment_excess_${to}`,
  phase: 'posted',
  sourceType: 'investment',
  sourceId: id,
  actor: 'allotment',
  reason: 'not allotted',
  postings: [{ debit: accountCode.escrow(campaignId, currency), credit, minor, currency }],
});

/** What was paid from the wallet and not allotted is in the wallet again. */
export const excessToWallet = (of: Excess, minor: bigint): LedgerEntry =>
  entry(of, 'wallet', accountCode.wallet(of.investorId, of.currency), minor);

/** What a card paid and was not allotted leaves the escrow, to be refunded. */
export const excessToCard = (of: Excess, provider: PaymentEntity['provider'], minor: bigint): LedgerEntry =>
  entry(of, 'card', accountCode.refundDue(provider, of.currency), minor);
