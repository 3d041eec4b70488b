import { Injectable } from '@nestjs/common';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { LiveCampaign } from '../../campaigns/index.js';
import { accountCode, Ledger } from '../../ledger/index.js';

/** What a closing takes out of the escrow, in minor units. */
export interface ClosedPart {
  /** What the ledger's transaction is about: each posts once. */
  source: { type: 'campaign' | 'rolling_closing'; id: string };
  amount: bigint;
  /** The part of it that is the platform's. */
  fee: bigint;
  /** What stays in the escrow: of later closings, or on its way back. */
  left: bigint;
}

/** The postings and events of a closing. */
@Injectable()
export class ClosingLedger {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: Events,
  ) {}

  /**
   * 9, 9b: the escrow becomes the fee and the owner's money, but for what is left in it. Each fee is a posting of its own;
   * one that takes up nothing posts nothing.
   * @throws when the escrow's balance differs from the investments: nothing is moved, a person has to check
   */
  async settle(tx: Tx, campaign: LiveCampaign, { source, amount, fee, left }: ClosedPart): Promise<void> {
    const { currency } = campaign;
    const escrow = await this.ledger.balance(tx, accountCode.escrow(campaign.id, currency));
    if (escrow !== amount + left)
      throw new Error(`The escrow holds ${escrow} ${currency}, but its investments sum to ${amount + left}`);
    if (amount === 0n) return;
    await this.ledger.post(tx, {
      uid: derivedId(`${source.type}:${source.id}:closing`),
      kind: source.type === 'campaign' ? 'closing' : 'rolling_closing',
      phase: 'posted',
      sourceType: source.type,
      sourceId: source.id,
      actor: 'closing',
      postings: [
        {
          debit: accountCode.escrow(campaign.id, currency),
          credit: accountCode.platformFee(currency),
          minor: fee,
          currency,
        },
        {
          debit: accountCode.escrow(campaign.id, currency),
          credit: accountCode.payable(campaign.id, currency),
          minor: amount - fee,
          currency,
        },
      ],
    });
  }

  /** Tells the owner and each investor who is not `told` already, now or by a rolling closing. A flexible campaign may be funded without having reached its goal. */
  async announce(
    tx: Tx,
    campaign: LiveCampaign,
    raised: bigint,
    { funded, reached, told }: { funded: boolean; reached: boolean; told: readonly string[] },
  ): Promise<void> {
    const about = {
      campaignId: campaign.id,
      slug: campaign.slug,
      campaign: campaign.name,
      raised: Number(raised),
      currency: campaign.currency,
    };
    const outcome = funded ? (reached ? 'campaign.succeeded' : 'campaign.funded') : 'campaign.failed';
    await this.events.emit(tx, outcome, { userId: campaign.ownerId, ...about });
    const investors = await tx.query<{ userId: string; amount: string }[]>(
      `select investor_id as "userId", sum(amount) as amount from investment
       where campaign_id = $1 and state in ('received', 'settled') and closing_id is null
         and investor_id <> all($2::uuid[]) group by investor_id`,
      [campaign.id, told],
    );
    await this.events.emitMany(
      tx,
      funded ? 'investment.funded' : 'investment.not_funded',
      investors.map(({ userId, amount }) => ({ userId, ...about, amount: Number(amount) })),
    );
  }
}
