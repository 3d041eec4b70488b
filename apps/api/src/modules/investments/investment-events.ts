import type { Tx } from '../../kernel/database/in-tx.js';
import type { Events } from '../../kernel/outbox/events.js';
import type { InvestmentEntity } from './investment.entity.js';

/** C-06, S-08: hours before the closing until which an investment can be taken back (17 CFR 227.304(a)). */
export const CANCEL_HOURS = 48;

export const cancelUntil = (closesAt: Date): Date => new Date(closesAt.getTime() - CANCEL_HOURS * 3_600_000);

interface About {
  name: string;
  closesAt: Date;
}

/** Tells the world what became of an investment; amounts travel as minor units with their currency. */
export async function announce(
  events: Events,
  tx: Tx,
  topic:
    | 'investment.received'
    | 'investment.cancelled'
    | 'investment.refunded'
    | 'investment.refund_failed'
    | 'investment.refund_credited',
  investment: Pick<InvestmentEntity, 'id' | 'investorId' | 'campaignId' | 'amount' | 'currency'>,
  { name, closesAt }: About,
): Promise<void> {
  await events.emit(tx, topic, {
    userId: investment.investorId,
    investmentId: investment.id,
    campaignId: investment.campaignId,
    campaign: name,
    amount: Number(investment.amount),
    currency: investment.currency,
    closesAt: closesAt.toISOString(),
    cancelUntil: cancelUntil(closesAt).toISOString(),
  });
}
