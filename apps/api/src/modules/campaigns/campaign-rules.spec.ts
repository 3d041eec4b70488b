import { leastInvestment, offeringRefusals, successThreshold, type Offering } from './campaign-rules.js';

const EMPTY: Offering = {
  currency: null,
  goal: null,
  minimumRaise: null,
  maximumRaise: null,
  maxOffering: null,
  minimumInvestment: null,
  maximumInvestment: null,
  type: 'equity',
  availableShares: null,
  preMoneyValuation: null,
  pricePerShare: null,
  equityAvailable: null,
};

/** A million shares at 4.00, a quarter of a million of them on offer: a fifth of the company. */
const SOUND: Offering = {
  ...EMPTY,
  currency: 'USD',
  goal: 100_000_000n,
  minimumRaise: 40_000_000n,
  maximumRaise: 80_000_000n,
  maxOffering: 100_000_000n,
  minimumInvestment: 10_000n,
  maximumInvestment: 5_000_000n,
  availableShares: 250_000n,
  preMoneyValuation: 400_000_000n,
  pricePerShare: 400n,
  equityAvailable: '0.2',
};

const broken = (overrides: Partial<Offering>, base: Offering = EMPTY): string[] =>
  offeringRefusals({ ...base, ...overrides }).map(({ field, code }) => `${field} ${code}`);

describe('the rules of an offering', () => {
  it('hold for one that is sound, and for a draft that says nothing yet', () => {
    expect(offeringRefusals(SOUND)).toEqual([]);
    expect(offeringRefusals({ ...SOUND, type: 'debt' })).toEqual([]);
    expect(offeringRefusals(EMPTY)).toEqual([]);
  });

  it('ask for a currency that the platform knows', () => {
    expect(broken({ currency: 'XXX' })).toEqual(['equityCurrencyCode campaign.currency_unsupported']);
    expect(broken({ currency: 'MAD' })).toEqual([]);
  });

  it('V-16 ask for a minimum raise below the goal', () => {
    const fault = ['minimumRaise campaign.goal_not_above_minimum'];
    expect(broken({ minimumRaise: 100n, goal: 100n })).toEqual(fault);
    expect(broken({ minimumRaise: 101n, goal: 100n })).toEqual(fault);
    expect(broken({ minimumRaise: 99n, goal: 100n })).toEqual([]);
    expect(broken({ minimumRaise: 99n })).toEqual([]);
    expect(broken({ goal: 0n })).toEqual([]);
  });

  it('V-16 ask for a maximum raise between the minimum raise and the goal, both inclusive', () => {
    const fault = ['maximumRaise campaign.maximum_raise_range'];
    expect(broken({ maximumRaise: 101n, goal: 100n })).toEqual(fault);
    expect(broken({ maximumRaise: 49n, minimumRaise: 50n })).toEqual(fault);
    expect(broken({ maximumRaise: 100n, goal: 100n, minimumRaise: 50n })).toEqual([]);
    expect(broken({ maximumRaise: 50n, goal: 100n, minimumRaise: 50n })).toEqual([]);
    expect(broken({ maximumRaise: 50n })).toEqual([]);
  });

  it('V-17 ask for a minimum investment of at most the maximum, and that of at most the goal', () => {
    expect(broken({ minimumInvestment: 51n, maximumInvestment: 50n })).toEqual([
      'minimumInvestment campaign.investment_range',
    ]);
    expect(broken({ minimumInvestment: 50n, maximumInvestment: 50n })).toEqual([]);
    expect(broken({ maximumInvestment: 101n, goal: 100n })).toEqual([
      'maximumInvestment campaign.maximum_investment_above_goal',
    ]);
    expect(broken({ maximumInvestment: 100n, goal: 100n })).toEqual([]);
  });

  it('V-17 ask for an offering that reaches the goal', () => {
    expect(broken({ maxOffering: 99n, goal: 100n })).toEqual(['maxOfferingAmount campaign.offering_below_goal']);
    expect(broken({ maxOffering: 100n, goal: 100n })).toEqual([]);
  });

  it('V-18 ask of equity alone for a price that fits the minimum investment', () => {
    const misfit = { pricePerShare: 300n, minimumInvestment: 1_000n, currency: 'USD' };
    expect(offeringRefusals({ ...EMPTY, ...misfit })).toEqual([
      {
        field: 'pricePerShare',
        code: 'campaign.price_misfit',
        params: { price: 300, minimum: 1_000, currency: 'USD' },
      },
    ]);
    expect(broken({ ...misfit, type: 'debt' })).toEqual([]);
    expect(broken({ ...misfit, pricePerShare: 500n })).toEqual([]);
    expect(broken({ pricePerShare: 300n })).toEqual([]);
    expect(broken({ minimumInvestment: 1_000n })).toEqual([]);
  });

  it('decision 34: ask of equity alone for shares that are worth the offering', () => {
    const few = { availableShares: 9n, pricePerShare: 10n, maxOffering: 91n };
    expect(broken(few)).toEqual(['availableShares campaign.shares_below_offering']);
    expect(broken({ ...few, type: 'debt' })).toEqual([]);
    expect(broken({ ...few, maxOffering: 90n })).toEqual([]);
    for (const missing of ['availableShares', 'pricePerShare', 'maxOffering'] as const) {
      expect(broken({ ...few, [missing]: null })).toEqual([]);
    }
  });

  it('decision 34: ask of equity alone for the percentage that valuation, price and shares give', () => {
    expect(offeringRefusals({ ...SOUND, equityAvailable: '0.21' })).toEqual([
      { field: 'equityAvailable', code: 'campaign.equity_misfit', params: { expected: '20.00' } },
    ]);
    expect(broken({ equityAvailable: '0.2001' }, SOUND)).toEqual([]);
    expect(broken({ equityAvailable: '0.200101' }, SOUND)).toEqual(['equityAvailable campaign.equity_misfit']);
    expect(broken({ equityAvailable: '0.21', type: 'debt' }, SOUND)).toEqual([]);
    for (const missing of ['availableShares', 'pricePerShare', 'preMoneyValuation'] as const) {
      expect(broken({ equityAvailable: '0.21', [missing]: null }, SOUND)).toEqual([]);
    }
    // The offering's size is no part of it.
    expect(broken({ equityAvailable: '0.2', maxOffering: null }, SOUND)).toEqual([]);
  });
});

describe('decision 1: the least investment', () => {
  const least = (type: 'equity' | 'debt', minimumInvestment: bigint | null, pricePerShare: bigint | null): bigint =>
    leastInvestment({ type, minimumInvestment, pricePerShare });

  it('is the stated minimum, of equity at least one share', () => {
    expect([least('equity', 5n, 400n), least('equity', 900n, 400n)]).toEqual([400n, 900n]);
    expect([least('debt', 5n, 400n), least('equity', 5n, null)]).toEqual([5n, 5n]);
  });

  it('is one minor unit, or one share, where none is stated', () => {
    expect([least('debt', null, null), least('equity', null, null), least('equity', null, 400n)]).toEqual([
      1n,
      1n,
      400n,
    ]);
  });
});

it('decision 3: success is measured by the goal, in flexible mode by the minimum raise', () => {
  const stated = { goal: 100n, minimumRaise: 40n };
  expect(successThreshold({ ...stated, raiseMode: 'fixed' })).toBe(100n);
  expect(successThreshold({ ...stated, raiseMode: null })).toBe(100n);
  expect(successThreshold({ ...stated, raiseMode: 'flexible' })).toBe(40n);
  expect(successThreshold({ ...stated, minimumRaise: null, raiseMode: 'flexible' })).toBe(0n);
});
