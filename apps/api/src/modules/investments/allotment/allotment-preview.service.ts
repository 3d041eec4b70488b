import { Injectable } from '@nestjs/common';
import { CampaignStatus, type Page } from '@cairn/contracts';
import type { AllotmentRow, AllotmentTotals } from '@cairn/contracts/investments/allotment.replies';
import type { ReceiptAllotment } from '@cairn/contracts/investments/investments.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { allotFirstCome, allotProRata, type Allotment } from '@cairn/finance';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import {
  CampaignsRepository,
  liveCampaign,
  offeredUnits,
  unitPrice,
  type LiveCampaign,
} from '../../campaigns/index.js';
import { leastUnits } from './allotments.js';
import { PAID, type PaidRow } from './commitments.sql.js';

/** C-01: investor lists. */
const PAGE_SIZE = 10;

interface Shared {
  campaign: LiveCampaign;
  rows: AllotmentRow[];
  isFinal: boolean;
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Who would get what if a campaign closed now; of one that has closed, who got what. */
@Injectable()
export class AllotmentPreview {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
  ) {}

  /** @throws request.not_found for somebody else's campaign, campaign.not_public before it is approved */
  async totals(caller: Identity, campaignId: string): Promise<AllotmentTotals> {
    const { campaign, rows, isFinal } = await this.shared(caller, campaignId);
    return {
      method: campaign.allocationMethod,
      currency: campaign.currency,
      offered: offeredUnits(campaign) * unitPrice(campaign),
      investments: rows.length,
      committed: sumOf(rows.map(({ committed }) => committed)),
      allotted: sumOf(rows.map(({ allotted }) => allotted)),
      returned: sumOf(rows.map(({ returned }) => returned)),
      isFinal,
    };
  }

  /** In the order in which they were made. Each part follows from all of them, so that all are read. */
  async list(caller: Identity, campaignId: string, query: PageQuery): Promise<Page<AllotmentRow>> {
    const { rows } = await this.shared(caller, campaignId);
    const behind = readPlace(query.cursor)?.id;
    const from = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind) + 1;
    const limit = limitOf(query, PAGE_SIZE);
    return toPage(rows.slice(from, from + limit + 1), limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  async all(caller: Identity, campaignId: string): Promise<AllotmentRow[]> {
    return (await this.shared(caller, campaignId)).rows;
  }

  /** What an investment would keep if its campaign closed now; null where everybody would keep everything. */
  async ofInvestment(campaignId: string, id: string): Promise<ReceiptAllotment | null> {
    const found = await this.campaigns.byId(campaignId);
    if (found.status !== CampaignStatus.active || found.allocationMethod !== 'pro_rata') return null;
    const campaign = liveCampaign(found);
    const paid = await this.database.query<PaidRow>(PAID, [campaignId]);
    if (sumOf(paid.map(({ units }) => BigInt(units))) <= offeredUnits(campaign)) return null;
    const place = paid.findIndex((row) => row.id === id);
    const committed = BigInt(paid[place]?.committed ?? 0);
    const allotted = wouldBe(campaign, paid)[place];
    return allotted === undefined ? null : { committed, allotted, returned: committed - allotted };
  }

  private async shared(caller: Identity, campaignId: string): Promise<Shared> {
    const found = await this.campaigns.readable(caller, campaignId);
    if (found.opensAt === null) throw new DomainError('campaign.not_public');
    const campaign = liveCampaign(found);
    const paid = await this.database.query<PaidRow>(PAID, [campaignId]);
    const isFinal = campaign.status !== CampaignStatus.active;
    const parts = isFinal ? paid.map(asItWas) : wouldBe(campaign, paid);
    const rows = paid.map((row, index): AllotmentRow => {
      const [committed, allotted] = [BigInt(row.committed), parts[index] ?? 0n];
      const { id, number, investorName, createdAt } = row;
      const { currency } = campaign;
      return { id, number, investorName, createdAt, currency, committed, allotted, returned: committed - allotted };
    });
    return { campaign, rows, isFinal };
  }
}

const asItWas = ({ allotted }: PaidRow): bigint => BigInt(allotted);

/** In minor units, as a closing at this moment would share it out. */
function wouldBe(campaign: LiveCampaign, paid: readonly PaidRow[]): bigint[] {
  const available = offeredUnits(campaign);
  const commitments = paid.map(({ id, units }) => ({ id, committed: BigInt(units) }));
  const shares: Allotment[] =
    campaign.allocationMethod === 'pro_rata'
      ? allotProRata(available, leastUnits(campaign), commitments)
      : allotFirstCome(available, commitments);
  return shares.map(({ allotted }) => allotted * unitPrice(campaign));
}
