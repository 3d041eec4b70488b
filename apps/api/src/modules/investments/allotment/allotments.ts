import { Injectable } from '@nestjs/common';
import { allotProRata } from '@cairn/finance';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Capacity, leastInvestment, offeredUnits, unitPrice, type LiveCampaign } from '../../campaigns/index.js';
import { AllotmentNotices } from './allotment-notices.js';
import { AllottedInvestments, type AllottedPart } from './allotted-investments.js';
import { COMMITMENTS, type CommitmentRow } from './commitments.sql.js';

/** What a closing leaves out of what it settles. */
export interface Shared {
  /** What was committed to and not allotted, in minor units: it stays in the escrow until it is sent back. */
  excess: bigint;
  /** Investments that got nothing: they stay received until they are refunded. */
  nothing: readonly string[];
  /** Those that keep a part. */
  cut: readonly AllottedPart[];
  /** Investors who were told what they got. */
  told: readonly string[];
}

const ALL_SERVED: Shared = { excess: 0n, nothing: [], cut: [], told: [] };

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** The least that an investor keeps, in units of the capacity. */
export const leastUnits = (campaign: LiveCampaign): bigint => {
  const price = unitPrice(campaign);
  return (leastInvestment(campaign) + price - 1n) / price;
};

/** What a campaign sells of what was committed to it. */
export function soldOf(campaign: LiveCampaign, committed: bigint): bigint {
  const most = offeredUnits(campaign) * unitPrice(campaign);
  return campaign.allocationMethod === 'pro_rata' && committed > most ? most : committed;
}

/** Shares an offering out, in the transaction of its closing. */
@Injectable()
export class Allotments {
  constructor(
    private readonly capacity: Capacity,
    private readonly investments: AllottedInvestments,
    private readonly notices: AllotmentNotices,
  ) {}

  /**
   * 17 CFR 227.201(h): of a campaign that is locked and shut, and funded. Each received investment has from now on what it
   * was allotted; the rest is returned by `ExcessReturns`. Nothing happens where everybody gets everything.
   */
  async share(tx: Tx, campaign: LiveCampaign): Promise<Shared> {
    if (campaign.allocationMethod !== 'pro_rata') return ALL_SERVED;
    const rows = await tx.query<CommitmentRow[]>(COMMITMENTS, [campaign.id]);
    const available = offeredUnits(campaign);
    const committed = sumOf(rows.map(({ units }) => BigInt(units)));
    if (committed <= available) return ALL_SERVED;
    const price = unitPrice(campaign);
    const parts = allotProRata(
      available,
      leastUnits(campaign),
      rows.map(({ id, units }) => ({ id, committed: BigInt(units) })),
    ).map((part, index): AllottedPart => ({
      ...part,
      price,
      limitCurrency: rows[index]?.limitCurrency ?? null,
      limitRate: rows[index]?.limitRate ?? null,
    }));
    const cut = parts.filter((part) => part.allotted > 0n && part.allotted < part.committed);
    await this.investments.write(tx, campaign, parts);
    await this.investments.cut(tx, campaign, cut);
    return {
      excess: (committed - available) * price,
      nothing: parts.filter(({ allotted }) => allotted === 0n).map(({ id }) => id),
      cut,
      told: await this.notices.tell(tx, campaign),
    };
  }

  /** The campaign's totals, after the ledger: investments compete for the row. */
  async release(tx: Tx, { id }: LiveCampaign, { cut }: Shared): Promise<void> {
    if (cut.length === 0) return;
    const parts = cut.map(({ id: investmentId, committed, allotted, price }) => ({
      id: investmentId,
      units: committed - allotted,
      amount: (committed - allotted) * price,
    }));
    await this.capacity.cut(tx, id, parts);
  }
}
