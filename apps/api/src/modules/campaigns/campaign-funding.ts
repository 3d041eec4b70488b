import type { TakeAwayDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { canReceiveFunds, isFunded, platformFee } from '@cairn/finance';
import type { CampaignEntity } from './campaign.entity.js';

type Raise = Pick<CampaignEntity, 'status' | 'raiseMode' | 'goal' | 'minimumRaise'>;

/** How a campaign stands in money after its closing (R-07, C-05). */
export function fundingOf({ status, raiseMode, ...stated }: Raise, raised: bigint) {
  const mode = raiseMode ?? 'fixed';
  const [goal, minimumRaise] = [stated.goal ?? 0n, stated.minimumRaise ?? 0n];
  const state = { status, mode, raised, minimumRaise };
  const { basisPoints, fee } = platformFee({ mode, raised, goal, minimumRaise });
  const funded = isFunded(state);
  return { canReceiveFunds: canReceiveFunds(state), funded, basisPoints, fee: funded ? fee : 0n };
}

export interface PayoutSums {
  requested: bigint;
  paid: bigint;
  chargedBack: bigint;
}

/** What an owner may still be paid of a raise. */
export function presentTakeAway(raise: Raise, raised: bigint, payouts: PayoutSums): TakeAwayDetail {
  const { canReceiveFunds: mayReceive, funded, basisPoints, fee } = fundingOf(raise, raised);
  const due = funded ? raised - fee : 0n;
  const left = due - payouts.requested - payouts.paid - payouts.chargedBack;
  return {
    canReceiveFunds: mayReceive,
    funded,
    raised,
    feeBasisPoints: Number(basisPoints),
    fee,
    // More may have been taken back than was left.
    available: left > 0n ? left : 0n,
    requested: payouts.requested,
    paid: payouts.paid,
    chargedBack: payouts.chargedBack,
    owed: left < 0n ? -left : 0n,
  };
}
