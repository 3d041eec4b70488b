import { Injectable } from '@nestjs/common';
import type { Topic } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import type { Bearer } from '../record/purposes.js';
import type { DisputeEntity } from './dispute.entity.js';

type ChargebackTopic = Extract<Topic, `chargeback.${string}`>;

interface Topics {
  payer: ChargebackTopic;
  /** Absent where nothing changes for the campaign's owner. */
  owner?: ChargebackTopic;
}

/** By who bears the money and what became of the dispute. What the platform bears changes nothing for anybody else. */
const TOPICS: Partial<Record<Bearer, Partial<Record<DisputeEntity['state'], Topics>>>> = {
  escrow: {
    open: { payer: 'chargeback.ended', owner: 'chargeback.raise_lowered' },
    won: { payer: 'chargeback.won_to_wallet' },
    lost: { payer: 'chargeback.lost' },
  },
  refund: {
    open: { payer: 'chargeback.ended' },
    won: { payer: 'chargeback.won_to_wallet' },
    lost: { payer: 'chargeback.lost' },
  },
  owner: {
    open: { payer: 'chargeback.stands', owner: 'chargeback.owner_owes' },
    won: { payer: 'chargeback.won_stands', owner: 'chargeback.owner_won' },
    lost: { payer: 'chargeback.lost', owner: 'chargeback.owner_lost' },
  },
  wallet: {
    open: { payer: 'chargeback.top_up' },
    won: { payer: 'chargeback.won_to_wallet' },
    lost: { payer: 'chargeback.lost' },
  },
};

interface Subject {
  campaignId: string;
  campaign: string;
  ownerId: string;
  investmentId: string | null;
}

/** Notifies the payer and the campaign's owner of a chargeback and its outcome. */
@Injectable()
export class DisputeNotices {
  constructor(private readonly events: Events) {}

  async tell(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity): Promise<void> {
    const topics = dispute.borneBy === null ? undefined : TOPICS[dispute.borneBy]?.[dispute.state];
    if (topics === undefined) return;
    const { ownerId, ...subject } = (await this.subjectOf(tx, payment)) ?? { ownerId: null };
    // A second payment of one top-up changes nothing for its payer.
    if (dispute.borneBy === 'refund' && dispute.state === 'open' && ownerId === null) return;
    const body = { ...subject, amount: Number(dispute.amount), currency: dispute.currency };
    // The payer of a repayment is the owner and is notified as the owner.
    if (payment.userId !== ownerId) await this.events.emit(tx, topics.payer, { ...body, userId: payment.userId });
    if (topics.owner !== undefined && ownerId !== null)
      await this.events.emit(tx, topics.owner, { ...body, userId: ownerId });
  }

  /** Null for a top-up, which is for no campaign. */
  private async subjectOf(tx: Tx, { purpose, subjectId }: PaymentEntity): Promise<Subject | null> {
    if (purpose === 'top_up') return null;
    const table = purpose === 'repayment' ? 'repayment' : 'investment';
    const [row] = await tx.query<Subject[]>(
      `select c.id as "campaignId", c.name as campaign, c.owner_id as "ownerId", $2::uuid as "investmentId"
       from ${table} s join campaign c on c.id = s.campaign_id where s.id = $1`,
      [subjectId, purpose === 'investment' ? subjectId : null],
    );
    return row ?? null;
  }
}
