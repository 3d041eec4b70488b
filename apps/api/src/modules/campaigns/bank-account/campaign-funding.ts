import { CampaignStatus } from '@cairn/contracts';
import type { TakeAwayDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { canReceiveFunds, isFunded, platformFee, type FeeRates } from '@cairn/finance';
import { bankSendableAt } from './bank-cooldown.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

type Raise = Pick<
  CampaignEntity,
  'status' | 'raiseMode' | 'goal' | 'minimumRaise' | 'feeGoalReached' | 'feeGoalMissed' | 'closedAmount'
>;

/** Those with which it was approved; before that, a campaign pays nothing. */
const ratesOf = ({ feeGoalReached, feeGoalMissed }: Raise): { rates?: FeeRates } =>
  feeGoalReached === null
    ? {}
    : { rates: { goalReached: BigInt(feeGoalReached), goalMissed: BigInt(feeGoalMissed ?? 0) } };

/**
 * A campaign's money after its closing (R-07, C-05). While it is open, that of its rolling closings is its owner's.
 * @param raised in minor units; as `closed` what of it the fee is of
 */
export function fundingOf(raise: Raise, raised: bigint) {
  const { status, raiseMode, closedAmount, ...stated } = raise;
  const isRolling = status === CampaignStatus.active && closedAmount > 0n;
  const closed = isRolling ? closedAmount : raised;
  const mode = raiseMode ?? 'fixed';
  const [goal, minimumRaise] = [stated.goal ?? 0n, stated.minimumRaise ?? 0n];
  const state = { status, mode, raised: closed, minimumRaise };
  const { basisPoints, fee } = platformFee({ mode, ...ratesOf(raise), raised: closed, goal, minimumRaise });
  const funded = isRolling || isFunded(state);
  return { canReceiveFunds: isRolling || canReceiveFunds(state), funded, closed, basisPoints, fee: funded ? fee : 0n };
}

export interface PayoutSums {
  requested: bigint;
  paid: bigint;
  chargedBack: bigint;
  /** The part of it that was taken from the owner's wallet instead of a payout. */
  settled: bigint;
  /** Finance has approved one and may be sending it. */
  inHand: boolean;
}

/** The part of the money raised that can still be paid to the owner. */
export function takeAwayOf(
  raise: Raise,
  raised: bigint,
  payouts: PayoutSums,
): Omit<TakeAwayDetail, 'bankChangeable' | 'bankSendableAt'> {
  const { canReceiveFunds: mayReceive, funded, closed, basisPoints, fee } = fundingOf(raise, raised);
  const due = funded ? closed - fee : 0n;
  const left = due - payouts.requested - payouts.paid - payouts.chargedBack + payouts.settled;
  return {
    canReceiveFunds: mayReceive,
    funded,
    raised,
    closed: funded ? closed : 0n,
    feeBasisPoints: Number(basisPoints),
    fee,
    // Banks may have taken back more than was left.
    available: left > 0n ? left : 0n,
    requested: payouts.requested,
    paid: payouts.paid,
    chargedBack: payouts.chargedBack,
    settled: payouts.settled,
    owed: left < 0n ? -left : 0n,
  };
}

/** Whether bank details may still change after the wizard: as long as money will be sent there, or may be. */
export function mayChangeBank(raise: Raise, raised: bigint, payouts: PayoutSums): boolean {
  if (raise.raiseMode !== 'fixed') return false;
  if (raise.status === CampaignStatus.active) return true;
  const { available, requested } = takeAwayOf(raise, raised, payouts);
  return available + requested > 0n;
}

/** With what an owner may do about the bank details, and from when on money may be sent there. */
export function presentTakeAway(
  campaign: Raise & Pick<CampaignEntity, 'bankChangedAt'>,
  raised: bigint,
  payouts: PayoutSums,
  now: Date,
): TakeAwayDetail {
  const sendableAt = bankSendableAt(campaign);
  return {
    ...takeAwayOf(campaign, raised, payouts),
    bankChangeable: mayChangeBank(campaign, raised, payouts) && !payouts.inHand,
    bankSendableAt: sendableAt !== null && sendableAt > now ? sendableAt : null,
  };
}
