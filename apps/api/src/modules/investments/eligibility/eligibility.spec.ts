import { CAMPAIGN_STATUSES, CampaignStatus } from '@cairn/contracts';
import { factsOf, loanFacts } from '../../../testing/investment-facts.js';
import { obstaclesOf, requireMayPay, requireShown, stakeOf } from './eligibility.js';
import type { InvestmentFacts } from './investment-facts.repository.js';

const RULES = { kycRequired: true, jurisdictionProfile: 'us_regcf' };
const codes = (facts: InvestmentFacts, rules = RULES, userId = 'investor'): string[] =>
  obstaclesOf(facts, rules, userId).map(({ code }) => code);

describe('R-01 R-03 obstacles between an investor and a campaign', () => {
  it('is nothing for a known investor and an open campaign', () => {
    expect(obstaclesOf(factsOf(), RULES, 'investor')).toEqual([]);
    expect(obstaclesOf(loanFacts(), RULES, 'investor')).toEqual([]);
  });

  it('is everything at once', () => {
    const facts = factsOf({ status: CampaignStatus.hidden, ownerId: 'investor', kyc: null, admission: 'accredited' });
    expect(obstaclesOf(facts, RULES, 'investor')).toEqual(
      ['investment.closed', 'investment.own_campaign', 'kyc.required', 'accreditation.required'].map((code) => ({
        code,
        params: {},
      })),
    );
  });

  it('is what is owed after a chargeback', () => {
    expect(obstaclesOf(factsOf({ owed: 1n }), RULES, 'investor')).toEqual([
      { code: 'investment.debt_open', params: { owed: 1, currency: 'USD' } },
    ]);
  });

  it('lets nobody pay what was reserved before while something is owed', () => {
    expect(() => {
      requireMayPay(factsOf({ owed: 1n }), RULES);
    }).toThrow(expect.objectContaining({ code: 'investment.debt_open', params: { owed: 1, currency: 'USD' } }));
    expect(() => {
      requireMayPay(factsOf(), RULES);
    }).not.toThrow();
  });

  it('S-12 lets nobody pay what was reserved before once their identity was declined', () => {
    const declined = factsOf({ kyc: 'declined' });
    expect(() => requireMayPay(declined, RULES)).toThrow(expect.objectContaining({ code: 'kyc.declined' }));
    expect(() => requireMayPay(declined, { ...RULES, kycRequired: false })).not.toThrow();
  });

  it('lets no payment that was begun be finished once somebody is disqualified, or the sheet is gone', () => {
    for (const state of ['reserved', 'paying'] as const) {
      expect(() => requireShown(factsOf({ barred: true }), state)).toThrow(
        expect.objectContaining({ code: 'investment.campaign_hidden' }),
      );
      expect(() => requireShown(factsOf({ sheetMissing: true }), state)).toThrow(
        expect.objectContaining({ code: 'investment.sheet_missing' }),
      );
    }
  });

  it.each(CAMPAIGN_STATUSES.filter((status) => status !== CampaignStatus.active))(
    'is the campaign’s status %i, and its deadline',
    (status) => {
      expect(codes(factsOf({ status }))).toEqual(['investment.closed']);
      expect(codes(factsOf({ open: false }))).toEqual(['investment.closed']);
    },
  );

  it('S-02 is a campaign that is hidden, or not open yet', () => {
    expect(codes(factsOf({ hidden: true }))).toEqual(['investment.campaign_hidden']);
    const opensAt = new Date('2026-11-20T12:00:01Z');
    expect(obstaclesOf(factsOf({ opensAt }), RULES, 'investor')).toEqual([
      { code: 'investment.not_open_yet', params: { opensAt: '2026-11-20T12:00:01.000Z' } },
    ]);
    expect(codes(factsOf({ opensAt: factsOf().now }))).toEqual([]);
    expect(codes(factsOf({ hidden: true, open: false }))).toEqual(['investment.closed']);
  });

  it('S-02 lets a payment that was begun be finished while the campaign is hidden', () => {
    const hidden = factsOf({ hidden: true });
    expect(() => requireShown(hidden, 'reserved')).toThrow(
      expect.objectContaining({ code: 'investment.campaign_hidden' }),
    );
    expect(() => requireShown(hidden, 'paying')).not.toThrow();
    expect(() => requireShown(factsOf(), 'reserved')).not.toThrow();
  });

  it.each([
    [null, ['kyc.required']],
    ['declined', ['kyc.declined']],
    ['under_review', ['kyc.under_review']],
    ['approved', []],
  ] as const)('is an identity that is %s, where it is asked for', (kyc, expected) => {
    expect(codes(factsOf({ kyc }))).toEqual(expected);
    expect(codes(factsOf({ kyc }), { ...RULES, kycRequired: false })).toEqual([]);
  });

  it('is accreditation where it is asked for, or where it is not wanted', () => {
    expect(codes(factsOf({ admission: 'accredited' }))).toEqual(['accreditation.required']);
    expect(codes(factsOf({ admission: 'accredited', accredited: true }))).toEqual([]);
    expect(codes(factsOf({ admission: 'non-accredited', accredited: true }))).toEqual(['accreditation.excluded']);
    expect(codes(factsOf({ admission: 'non-accredited' }))).toEqual([]);
    expect(codes(factsOf({ admission: 'both', accredited: true }))).toEqual([]);
  });

  it('R-05 is an account that only raises funds', () => {
    expect(codes(factsOf({ investorType: 'campaign-owner' }))).toEqual(['investment.not_investor_type']);
    expect(codes(factsOf({ investorType: 'both' }))).toEqual([]);
  });

  it('R-01 R-02 is a limit that leaves less than the least investment, where nobody is accredited', () => {
    const used = (committedInYear: bigint) => factsOf({ committedInYear });
    expect(codes(used(498_000n))).toEqual([]);
    expect(obstaclesOf(used(498_001n), RULES, 'investor')).toEqual([
      { code: 'investment.limit_exceeded', params: { remaining: 1_999, currency: 'USD' } },
    ]);
    // Figures of somebody who is not known yet are not judged.
    expect(codes({ ...used(500_000n), kyc: 'under_review' })).toEqual(['kyc.under_review']);
    expect(codes({ ...used(500_000n), accredited: true })).toEqual([]);
  });

  it('R-02 is nothing where the law gives no limit', () => {
    expect(obstaclesOf(factsOf({ accredited: true }), RULES, 'investor')).toStrictEqual([]);
    expect(
      obstaclesOf(factsOf({ profile: 'none' }), { ...RULES, jurisdictionProfile: 'none' }, 'investor'),
    ).toStrictEqual([]);
  });

  it('R-02 is a currency without a rate, only where there is a limit', () => {
    const facts = factsOf({ currency: 'EUR', limitRate: null });
    expect(obstaclesOf(facts, RULES, 'investor')).toEqual([{ code: 'investment.no_rate', params: { code: 'EUR' } }]);
    expect(codes({ ...facts, profile: 'none' }, { ...RULES, jurisdictionProfile: 'none' })).toEqual([]);
  });

  it('V-19 is a campaign with less left than its least investment, as long as it is open', () => {
    expect(codes(factsOf({ unitsLeft: 2n }))).toEqual([]);
    expect(obstaclesOf(factsOf({ unitsLeft: 1n }), RULES, 'investor')).toEqual([
      { code: 'investment.shares_left', params: { left: 1, unit: 'shares' } },
    ]);
    expect(codes(loanFacts({ unitsLeft: 2_500n }))).toEqual([]);
    expect(obstaclesOf(loanFacts({ unitsLeft: 2_499n }), RULES, 'investor')).toEqual([
      { code: 'investment.amount_left', params: { left: 2_499, unit: 'money', currency: 'USD' } },
    ]);
    expect(codes(factsOf({ unitsLeft: 0n, open: false }))).toEqual(['investment.closed']);
  });
});

describe('V-19 V-20 a stake', () => {
  const refusal = (facts: InvestmentFacts, wanted: { amount?: bigint | null; units?: number | null }): unknown => {
    try {
      return stakeOf(facts, wanted);
    } catch (error) {
      return { ...(error as object) }; // a DomainError's own fields
    }
  };
  const refused = (code: string, params: object): object => ({
    code,
    params,
    fields: [{ field: 'amount', code, params }],
  });

  it('of shares is their number or their price, and where both are given they agree', () => {
    const four = { amount: 4_000n, units: 4n, unitPrice: 1_000n, capacityUnits: 4n };
    expect(stakeOf(factsOf(), { amount: 4_000n })).toEqual(four);
    expect(stakeOf(factsOf(), { units: 4 })).toEqual(four);
    expect(stakeOf(factsOf(), { units: 4, amount: null })).toEqual(four);
    expect(refusal(factsOf(), { units: null, amount: null })).toMatchObject({ code: 'investment.amount_required' });
    expect(stakeOf(factsOf(), { amount: 4_000n, units: 4 })).toEqual(four);
    const params = { price: 1_000, amount: 4_000, currency: 'USD' };
    expect(refusal(factsOf(), { amount: 4_000n, units: 9 })).toMatchObject({
      code: 'investment.units_mismatch',
      params,
      fields: [{ field: 'units', code: 'investment.units_mismatch', params }],
    });
  });

  it('of a loan is its amount, and has no shares', () => {
    expect(stakeOf(loanFacts(), { amount: 2_501n })).toEqual({
      amount: 2_501n,
      units: null,
      unitPrice: null,
      capacityUnits: 2_501n,
    });
  });

  it('needs an amount, or a number of shares where there are any', () => {
    const missing = {
      code: 'investment.amount_required',
      params: {},
      fields: [{ field: 'amount', code: 'investment.amount_required' }],
    };
    expect(refusal(factsOf(), {})).toMatchObject(missing);
    expect(refusal(loanFacts(), { units: 4 })).toMatchObject(missing);
  });

  it('is between the least and the greatest investment, both inclusive', () => {
    const bounded = loanFacts({ maximumInvestment: 5_000n });
    expect(stakeOf(bounded, { amount: 2_500n }).amount).toBe(2_500n);
    expect(stakeOf(bounded, { amount: 5_000n }).amount).toBe(5_000n);
    expect(refusal(bounded, { amount: 2_499n })).toMatchObject(
      refused('investment.below_minimum', { minimum: 2_500, currency: 'USD' }),
    );
    expect(refusal(bounded, { amount: 5_001n })).toMatchObject(
      refused('investment.above_maximum', { maximum: 5_000, currency: 'USD' }),
    );
    expect(stakeOf(loanFacts(), { amount: 10n ** 12n }).amount).toBe(10n ** 12n);
  });

  it('is whole shares; what is not names its neighbours within the bounds', () => {
    const near = (overrides: Partial<InvestmentFacts>, amount: bigint): unknown =>
      refusal(factsOf(overrides), { amount });
    const misfit = (below: number, above: number): object =>
      refused('investment.not_whole_shares', { price: 1_000, below, above, currency: 'USD' });
    expect(near({}, 4_321n)).toMatchObject(misfit(4_000, 5_000));
    // There is no valid amount above, or below: both are then the same.
    expect(near({ maximumInvestment: 4_500n }, 4_321n)).toMatchObject(misfit(4_000, 4_000));
    expect(near({ minimumInvestment: 4_100n }, 4_321n)).toMatchObject(misfit(5_000, 5_000));
    // The next one is more than a request can carry.
    expect(near({}, 9_007_199_254_740_991n)).toMatchObject(misfit(9_007_199_254_740_000, 9_007_199_254_740_000));
    // No whole share fits at all.
    expect(near({ minimumInvestment: 4_100n, maximumInvestment: 4_500n }, 4_321n)).toMatchObject(misfit(4_100, 4_100));
  });
});
