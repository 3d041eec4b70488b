import { CampaignStatus } from '@cairn/contracts';
import { fundingOf, presentTakeAway } from './campaign-funding.js';

const { active, successful, unsuccessful } = CampaignStatus;
const raise = { status: successful, raiseMode: 'flexible', goal: 1_000_000n, minimumRaise: 400_000n } as const;
const NOTHING = { requested: 0n, paid: 0n, chargedBack: 0n };

describe('R-07 C-05 a campaign’s money after its closing', () => {
  it('is the raise less the fee, once it is funded', () => {
    expect(fundingOf(raise, 1_000_000n)).toEqual({
      canReceiveFunds: true,
      funded: true,
      basisPoints: 1_000n,
      fee: 100_000n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful }, 999_999n)).toMatchObject({ funded: true, fee: 150_000n });
    expect(fundingOf({ ...raise, raiseMode: 'fixed' }, 1_000_000n)).toMatchObject({ funded: true, fee: 50_000n });
  });

  it('is nothing while it is not, and nothing is charged then', () => {
    expect(fundingOf({ ...raise, status: active }, 1_000_000n)).toEqual({
      canReceiveFunds: false,
      funded: false,
      basisPoints: 1_000n,
      fee: 0n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful }, 399_999n)).toEqual({
      canReceiveFunds: true,
      funded: false,
      basisPoints: 0n,
      fee: 0n,
    });
    expect(fundingOf({ ...raise, status: unsuccessful, raiseMode: 'fixed' }, 500_000n)).toMatchObject({
      canReceiveFunds: false,
      funded: false,
      fee: 0n,
    });
  });

  it('reads a draft without figures as fixed, with a goal of nothing', () => {
    const empty = { status: unsuccessful, raiseMode: null, goal: null, minimumRaise: null };
    expect(fundingOf(empty, 100n)).toEqual({ canReceiveFunds: false, funded: false, basisPoints: 500n, fee: 0n });
    expect(fundingOf({ ...empty, status: successful }, 100n)).toMatchObject({ funded: true, fee: 5n });
    // Whatever came in reaches a minimum that nobody has stated.
    expect(fundingOf({ ...empty, raiseMode: 'flexible', goal: 100n }, 0n)).toMatchObject({ funded: true });
  });
});

describe('C-05 what an owner may be paid', () => {
  it('is what is left of the raise after the fee, what was asked for, paid and taken back', () => {
    expect(presentTakeAway(raise, 1_000_000n, { requested: 100_000n, paid: 200_000n, chargedBack: 30_000n })).toEqual({
      canReceiveFunds: true,
      funded: true,
      raised: 1_000_000n,
      feeBasisPoints: 1_000,
      fee: 100_000n,
      available: 570_000n,
      owed: 0n,
      requested: 100_000n,
      paid: 200_000n,
      chargedBack: 30_000n,
    });
  });

  it('is owed by the owner where banks took back more than was left', () => {
    const fixed = { ...raise, raiseMode: 'fixed', goal: 500_000n, minimumRaise: 500_000n } as const;
    const sums = { requested: 0n, paid: 200_000n, chargedBack: 500_000n };
    expect(presentTakeAway(fixed, 500_000n, sums)).toMatchObject({ fee: 25_000n, available: 0n, owed: 225_000n });
    expect(presentTakeAway(fixed, 500_000n, { ...sums, chargedBack: 275_000n })).toMatchObject({
      available: 0n,
      owed: 0n,
    });
  });

  it('is never less than nothing, and nothing before it is funded', () => {
    const gone = { ...NOTHING, paid: 900_000n };
    expect(presentTakeAway(raise, 1_000_000n, gone).available).toBe(0n);
    expect(presentTakeAway(raise, 1_000_000n, { ...gone, chargedBack: 50_000n }).available).toBe(0n);
    expect(presentTakeAway({ ...raise, status: active }, 1_000_000n, NOTHING)).toMatchObject({
      funded: false,
      available: 0n,
    });
  });
});
