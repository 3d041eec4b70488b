import { Injectable } from '@nestjs/common';
import type { MaterialFieldName } from '@cairn/contracts';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { commitmentUnits, liveCampaign, unitPrice } from '../record/live-campaign.js';

/** Terms that bound what may be committed, in the order in which one of them is named; by the way of allotment. */
const BOUNDS = {
  first_come: ['maxOfferingAmount', 'availableShares', 'allocationMethod', 'pricePerShare'],
  pro_rata: ['commitmentLimit', 'allocationMethod', 'pricePerShare'],
} as const satisfies Record<string, readonly MaterialFieldName[]>;

/** The changed term that a refusal stands beside. */
function boundOf({ allocationMethod }: CampaignEntity, changes: readonly TermChange[]): MaterialFieldName {
  const bounds = BOUNDS[allocationMethod === 'pro_rata' ? 'pro_rata' : 'first_come'];
  return bounds.find((bound) => changes.some(({ field }) => field === bound)) ?? bounds[0];
}

/** What investors have committed, held against terms that are about to change. */
@Injectable()
export class StandingCommitments {
  /**
   * @param changed the campaign with its changed terms
   * @throws change.not_whole_shares where an amount buys no whole number of shares at the new price,
   *   change.below_commitments where the investments do not fit any more
   */
  async requireFit(tx: Tx, changed: CampaignEntity, changes: readonly TermChange[]): Promise<void> {
    const price = unitPrice(changed);
    const [row] = await tx.query<{ amount: string; sold: string; uneven: number }[]>(
      `select coalesce(sum(amount) filter (where state <> 'settled'), 0) as amount,
         coalesce(sum(capacity_units) filter (where state = 'settled'), 0) as sold,
         (count(*) filter (where state <> 'settled' and amount % $2 <> 0))::int as uneven
       from investment where campaign_id = $1 and state in ('reserved', 'paying', 'received', 'settled')`,
      [changed.id, price.toString()],
    );
    const uneven = row?.uneven ?? 0;
    if (uneven > 0) throw fieldError('pricePerShare', 'change.not_whole_shares', { investments: uneven });
    // What rolling closings have sold keeps its number of shares.
    const units = BigInt(row?.amount ?? 0) / price + BigInt(row?.sold ?? 0);
    if (units <= commitmentUnits(liveCampaign(changed))) return;
    const params = { amount: Number(units * price), currency: changed.currency };
    throw fieldError(boundOf(changed, changes), 'change.below_commitments', params);
  }
}
