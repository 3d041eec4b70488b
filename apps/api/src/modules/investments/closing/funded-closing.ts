import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Actor } from '../../../kernel/history/history.js';
import { fundingOf, RollingClosingsRepository, type LiveCampaign } from '../../campaigns/index.js';
import { Allotments } from '../allotment/allotments.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { ClosingLedger } from './closing-ledger.js';

/** The money of a campaign that is funded. */
@Injectable()
export class FundedClosing {
  constructor(
    private readonly allotments: Allotments,
    private readonly investments: InvestmentLifecycle,
    private readonly books: ClosingLedger,
    private readonly closings: RollingClosingsRepository,
  ) {}

  /**
   * An offering with too many commitments is shared out first: the fee is of what was sold, which is `sold`, less what
   * rolling closings have taken.
   * @returns the investors who were told what they got of it
   */
  async settle(tx: Tx, campaign: LiveCampaign, sold: bigint, actor: Actor): Promise<readonly string[]> {
    const shared = await this.allotments.share(tx, campaign);
    await this.investments.settleAll(tx, campaign.id, actor, shared.nothing);
    await this.books.settle(tx, campaign, {
      source: { type: 'campaign', id: campaign.id },
      amount: sold - campaign.closedAmount,
      fee: fundingOf(campaign, sold).fee - (await this.closings.fees(tx, campaign.id)),
      left: shared.excess,
    });
    await this.allotments.release(tx, campaign, shared);
    return shared.told;
  }
}
