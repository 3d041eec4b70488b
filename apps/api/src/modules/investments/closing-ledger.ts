import { Injectable } from '@nestjs/common';
import { derivedId } from '../../kernel/crypto/ids.js';
import type { Tx } from '../../kernel/database/in-tx.js';
import { Events } from '../../kernel/outbox/events.js';
import { fundingOf, type CampaignEntity } from '../campaigns/index.js';
import { accountCode, Ledger } from '../ledger/index.js';

/** What a closing writes into the books and tells the world. */
@Injectable()
export class ClosingLedger {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: Events,
  ) {}

  /**
   * 9, 9b: the whole escrow becomes the fee and what the owner may be paid. Each fee is a posting of its own.
   * @throws when the escrow holds another amount than the investments say: nothing is moved, a person looks
   */
  async settle(tx: Tx, campaign: CampaignEntity, raised: bigint): Promise<void> {
    const currency = campaign.currency ?? '';
    const escrow = await this.ledger.balance(tx, accountCode.escrow(campaign.id, currency));
    if (escrow !== raised) throw new Error(`The escrow holds ${escrow} ${currency}, its investments say ${raised}`);
    const { fee } = fundingOf(campaign, raised);
    await this.ledger.post(tx, {
      uid: derivedId(`campaign:${campaign.id}:closing`),
      kind: 'closing',
      phase: 'posted',
      sourceType: 'campaign',
      sourceId: campaign.id,
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
          minor: raised - fee,
          currency,
        },
      ],
    });
  }

  async announce(tx: Tx, campaign: CampaignEntity, raised: bigint, funded: boolean): Promise<void> {
    await this.events.emit(tx, funded ? 'campaign.succeeded' : 'campaign.failed', {
      userId: campaign.ownerId,
      campaignId: campaign.id,
      slug: campaign.slug,
      campaign: campaign.name,
      raised: Number(raised),
      currency: campaign.currency,
    });
  }
}
