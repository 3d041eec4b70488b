import { CampaignStatus, NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts';
import { fundingOf, mayChangeBank, presentTakeAway, takeAwayOf } from './campaign-funding.js';

const { active, successful, unsuccessful } = CampaignStatus;
const raise = {
  status: successful,
  raiseMode: 'flexible',
  goal: 1_000_000n,
  minimumRaise: 400_000n,
  feeGoalReached: null,
  feeGoalMissed: null,
  closedAmount: 0n,
} as const;
const NOTHING = { requested: 0n, paid: 0n, chargedBack: 0n, settled: 0n, inHand: false };

describe('R-07 C-05 a campaign’s money after its closing', () => {
  it('is the raise less the fee, once it is funded', () => {
    expect(fundingOf(raise, 1_000_000n)).toEqual({
      canReceiveFunds: true,
      funded: true,
      closed: 1_000_000n,
      basisPoints: 1_000n,
      fee: 100_000n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful }, 999_999n)).toMatchObject({ funded: true, fee: 150_000n });
    expect(fundingOf({ ...raise, raiseMode: 'fixed' }, 1_000_000n)).toMatchObject({ funded: true, fee: 50_000n });
  });

  it('C-05 is less the fee with which it was approved, whatever fees are now', () => {
    const frozen = { ...raise, feeGoalReached: 800, feeGoalMissed: 1_200 };
    expect(fundingOf(frozen, 1_000_000n)).toMatchObject({ basisPoints: 800n, fee: 80_000n });
    expect(fundingOf({ ...frozen, status: unsuccessful }, 500_000n)).toMatchObject({
      basisPoints: 1_200n,
      fee: 60_000n,
    });
  });

  it('is nothing while it is not, and nothing is charged then', () => {
    expect(fundingOf({ ...raise, status: active }, 1_000_000n)).toEqual({
      canReceiveFunds: false,
      funded: false,
      closed: 1_000_000n,
      basisPoints: 1_000n,
      fee: 0n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful }, 399_999n)).toEqual({
      canReceiveFunds: true,
      funded: false,
      closed: 399_999n,
      basisPoints: 0n,
      fee: 0n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful, raiseMode: 'fixed' }, 500_000n)).toMatchObject({
      canReceiveFunds: false,
      funded: false,
      fee: 0n,
    });
  });

  it('is what rolling closings took up, as long as it is open', () => {
    const rolling = { ...raise, status: active, closedAmount: 1_200_000n };
    const funding = { canReceiveFunds: true, funded: true, closed: 1_200_000n, basisPoints: 1_000n, fee: 120_000n };
    expect(fundingOf(rolling, 1_500_000n)).toEqual(funding);
    expect(takeAwayOf(rolling, 1_500_000n, NOTHING)).toMatchObject({
      raised: 1_500_000n,
      closed: 1_200_000n,
      available: 1_080_000n,
    });
    expect(fundingOf({ ...rolling, status: successful }, 1_500_000n)).toMatchObject({
      closed: 1_500_000n,
      fee: 150_000n,
    });
  });

  it('reads a draft without figures as fixed, with a goal of nothing', () => {
    const empty = { ...raise, status: unsuccessful, raiseMode: null, goal: null, minimumRaise: null };
    expect(fundingOf(empty, 100n)).toMatchObject({ canReceiveFunds: false, funded: false, basisPoints: 500n, fee: 0n });
    expect(fundingOf({ ...empty, status: successful }, 100n)).toMatchObject({ funded: true, fee: 5n });
    // Without a stated minimum, any amount reaches it.
    expect(fundingOf({ ...empty, raiseMode: 'flexible', goal: 100n }, 0n)).toMatchObject({ funded: true });
  });
});

describe('C-05 what an owner may be paid', () => {
  it('is what is left of the raise after the fee, what was asked for, paid and taken back', () => {
    expect(
      takeAwayOf(raise, 1_000_000n, {
        requested: 100_000n,
        paid: 200_000n,
        chargedBack: 30_000n,
        settled: 0n,
        inHand: false,
      }),
    ).toEqual({
      canReceiveFunds: true,
      funded: true,
      raised: 1_000_000n,
      closed: 1_000_000n,
      feeBasisPoints: 1_000,
      fee: 100_000n,
      available: 570_000n,
      owed: 0n,
      requested: 100_000n,
      paid: 200_000n,
      chargedBack: 30_000n,
      settled: 0n,
    });
  });

  it('is owed by the owner where banks took back more than was left', () => {
    const fixed = { ...raise, raiseMode: 'fixed', goal: 500_000n, minimumRaise: 500_000n } as const;
    const sums = { requested: 0n, paid: 200_000n, chargedBack: 500_000n, settled: 0n, inHand: false };
    expect(takeAwayOf(fixed, 500_000n, sums)).toMatchObject({ fee: 25_000n, available: 0n, owed: 225_000n });
    expect(takeAwayOf(fixed, 500_000n, { ...sums, chargedBack: 275_000n })).toMatchObject({
      available: 0n,
      owed: 0n,
    });
    expect(takeAwayOf(fixed, 500_000n, { ...sums, settled: 200_000n })).toMatchObject({
      settled: 200_000n,
      owed: 25_000n,
    });
    // What the wallet paid can be paid out once the disputes are won.
    expect(takeAwayOf(fixed, 500_000n, { ...sums, chargedBack: 0n, settled: 225_000n })).toMatchObject({
      available: 500_000n,
    });
  });

  it('is never less than nothing, and nothing before it is funded', () => {
    const gone = { ...NOTHING, paid: 900_000n };
    expect(takeAwayOf(raise, 1_000_000n, gone).available).toBe(0n);
    expect(takeAwayOf(raise, 1_000_000n, { ...gone, chargedBack: 50_000n }).available).toBe(0n);
    expect(takeAwayOf({ ...raise, status: active }, 1_000_000n, NOTHING)).toMatchObject({
      funded: false,
      available: 0n,
    });
  });
});

describe('B-11 bank details after the wizard', () => {
  const fixed = { ...raise, raiseMode: 'fixed', goal: 500_000n, minimumRaise: 500_000n } as const;
  const PAID = { ...NOTHING, paid: 475_000n };

  it('change as long as money will be sent there, or may be', () => {
    expect(mayChangeBank({ ...fixed, status: active }, 0n, NOTHING)).toBe(true);
    expect(mayChangeBank(fixed, 500_000n, NOTHING)).toBe(true);
    expect(mayChangeBank(fixed, 500_000n, { ...NOTHING, requested: 475_000n })).toBe(true);
    expect(mayChangeBank(fixed, 500_000n, PAID)).toBe(false);
    expect(mayChangeBank({ ...fixed, status: unsuccessful }, 499_999n, NOTHING)).toBe(false);
  });

  it('are those of fixed campaigns alone', () => {
    expect(mayChangeBank(raise, 1_000_000n, NOTHING)).toBe(false);
    expect(mayChangeBank({ ...raise, status: active }, 0n, NOTHING)).toBe(false);
  });

  it('do not change while finance has a payout in hand', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const shown = (payouts: typeof NOTHING) =>
      presentTakeAway({ ...fixed, bankChangedAt: null }, 500_000n, payouts, now);
    expect(shown(NOTHING)).toEqual({
      ...takeAwayOf(fixed, 500_000n, NOTHING),
      bankChangeable: true,
      bankSendableAt: null,
    });
    expect(shown({ ...NOTHING, inHand: true }).bankChangeable).toBe(false);
    expect(shown(PAID).bankChangeable).toBe(false);
  });

  it('say from when on money may be sent there, as long as that is to come', () => {
    const bankChangedAt = new Date('2026-11-20T12:00:00Z');
    const sendableAt = new Date(bankChangedAt.getTime() + NEW_BANK_COOLDOWN_HOURS * 3_600_000);
    const shown = (now: Date) => presentTakeAway({ ...fixed, bankChangedAt }, 500_000n, NOTHING, now).bankSendableAt;
    expect(shown(bankChangedAt)).toEqual(sendableAt);
    expect(shown(new Date(sendableAt.getTime() - 1))).toEqual(sendableAt);
    expect(shown(sendableAt)).toBeNull();
  });
});
