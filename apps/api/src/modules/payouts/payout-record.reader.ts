import { Injectable } from '@nestjs/common';
import type { AdminPayoutRecord, PayoutSum } from '@cairn/contracts/admin/admin.replies';
import { CALLED_OFF_STATES } from '@cairn/contracts/lifecycles/payout.lifecycle';
import type { Identity } from '../../kernel/http/request.js';
import { BankAccountHolder, CampaignsRepository, fundingOf, type CampaignEntity } from '../campaigns/index.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutSumsRepository } from './payout-sums.repository.js';

const letters = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A payout with what finance compares before it confirms: how its amount comes about, and whose account it goes to. */
@Injectable()
export class PayoutRecordReader {
  constructor(
    private readonly reads: PayoutReadsRepository,
    private readonly sums: PayoutSumsRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly holder: BankAccountHolder,
  ) {}

  async one(admin: Identity, id: string): Promise<AdminPayoutRecord> {
    const payout = await this.reads.oneForAdmin(admin, id);
    const campaign = await this.campaigns.byId(payout.campaignId);
    return {
      ...payout,
      sum: await this.sumOf(campaign, CALLED_OFF_STATES.includes(payout.state) ? 0n : payout.amount),
      companyName: campaign.companyName,
      holderIsCompany: payout.method === 'bank_transfer' ? this.isOfCompany(campaign) : null,
    };
  }

  private async sumOf(campaign: CampaignEntity, own: bigint): Promise<PayoutSum> {
    const [{ received: raised }, payouts] = await Promise.all([
      this.campaigns.totals(campaign.id),
      this.sums.of(campaign.id),
    ]);
    const { closed, basisPoints, fee } = fundingOf(campaign, raised);
    const otherPayouts = payouts.requested + payouts.paid - own;
    const chargedBack = payouts.chargedBack - payouts.settled;
    return {
      raised: closed,
      feeBasisPoints: Number(basisPoints),
      fee,
      otherPayouts,
      chargedBack,
      left: closed - fee - otherPayouts - chargedBack - own,
    };
  }

  /** Compared here: the holder's name itself is shown for a reason only (SEC-57). */
  private isOfCompany(campaign: CampaignEntity): boolean | null {
    const holder = this.holder.of(campaign);
    return holder === null || campaign.companyName === null ? null : letters(holder) === letters(campaign.companyName);
  }
}
