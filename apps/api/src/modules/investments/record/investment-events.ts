import type { TimeToThink } from '@cairn/contracts/jurisdictions/time-to-think.reply';
import { besideWallet } from '@cairn/i18n/rail-words';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Events } from '../../../kernel/outbox/events.js';
import { cancelUntil, closingInstantOf } from '../../campaigns/index.js';
import type { InvestmentEntity } from './investment.entity.js';

export { cancelUntil };

/** The campaign that an investment is about. */
export interface About {
  name: string;
  closesAt: Date;
  cancelUntil: Date;
  /** Of an investment that is made now. */
  reflectionUntil?: Date | null;
  timeToThink?: TimeToThink | null;
}

/** As it is told at the arrival of the money: with the time that the law gives to think. */
export type FullAbout = Required<About>;

export async function aboutOf(tx: Tx, campaignId: string): Promise<About> {
  const [row] = await tx.query<About[]>(
    `select name, closes_at as "closesAt", ${cancelUntil('closes_at')} as "cancelUntil" from campaign
     where id = $1 and closes_at is not null`,
    [campaignId],
  );
  if (row === undefined) throw new Error(`Campaign ${campaignId} took money without a closing date`);
  return row;
}

/** As long as the rolling closing that an investment is part of: its deadlines in place of the campaign's. */
export async function withClosing<T extends About>(tx: Tx, about: T, closingId: string | null): Promise<T> {
  if (closingId === null) return about;
  const [row] = await tx.query<Pick<About, 'closesAt' | 'cancelUntil'>[]>(
    `select at as "closesAt", ${cancelUntil('at')} as "cancelUntil" from (select ${closingInstantOf('$1')} as at) closing`,
    [closingId],
  );
  return { ...about, ...row };
}

type Told = Pick<InvestmentEntity, 'id' | 'investorId' | 'campaignId' | 'amount' | 'currency'> &
  Partial<Pick<InvestmentEntity, 'reflectionUntil'>>;

/** A reflection that ends after the deadline of everybody lasts longer. */
const lastDay = ({ cancelUntil: usual, reflectionUntil }: About, { reflectionUntil: own }: Told): Date => {
  const until = own ?? reflectionUntil ?? null;
  return until !== null && until > usual ? until : usual;
};

/** The values of an investment in events; amounts are minor units with their currency. */
export const investmentBody = (investment: Told, about: About) => ({
  userId: investment.investorId,
  investmentId: investment.id,
  campaignId: investment.campaignId,
  campaign: about.name,
  amount: Number(investment.amount),
  currency: investment.currency,
  closesAt: about.closesAt.toISOString(),
  cancelUntil: lastDay(about, investment).toISOString(),
});

/** What the law of the site gives its investor beside the last day of all, as the event of the payment carries it. */
function timeOfLaw({ timeToThink: given }: About, { reflectionUntil: own }: Told) {
  if (!given) return {};
  const lawSource = given.source;
  if (given.kind === 'cooling_off') return { coolingOffUntil: given.until.toISOString(), lawSource };
  // It began with the commitment, which may be older than the payment.
  return { reflectionUntil: (own ?? given.until).toISOString(), lawSource };
}

/** The values of the event that an investment's money is there. */
export const receivedBody = (investment: Told, about: About) => ({
  ...investmentBody(investment, about),
  ...timeOfLaw(about, investment),
});

/** Its wallet's part is there at once: what does not arrive, or is sent back, is the part paid beside it. */
const BESIDE: readonly string[] = [
  'investment.payment_refused',
  'investment.refund_failed',
  'investment.refund_credited',
];

/** Emits the events of an investment, with the way back of its money. */
export async function announce(
  events: Events,
  tx: Tx,
  topic:
    | 'investment.payment_refused'
    | 'investment.cancelled'
    | 'investment.refunded'
    | 'investment.refund_failed'
    | 'investment.refund_credited',
  investment: Told & Pick<InvestmentEntity, 'paymentType'>,
  about: About,
): Promise<void> {
  const { paymentType } = investment;
  const method = paymentType ?? 'wallet';
  const toYours = BESIDE.includes(topic) ? besideWallet(method) : method;
  await events.emit(tx, topic, { ...investmentBody(investment, about), toYours });
}
