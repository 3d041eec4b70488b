import { parseCalendarDate } from '@cairn/finance';
import { campaignCalendar } from './campaign-calendar.js';
import { CAMPAIGN_SECTIONS, sectionRefusals, type CampaignFields, type CampaignSection } from './campaign-rules.js';

const CALENDAR = campaignCalendar(parseCalendarDate('2026-11-21'), {
  law: {
    minimumDaysSource: '17 CFR 227.203(a)(1)',
    maximumDaysSource: 'House rule',
    commitmentLimitPercent: 200,
    commitmentLimitSource: 'House rule',
  },
  minimumCampaignDays: 21,
  maximumCampaignDays: 365,
});

const EMPTY: CampaignFields = { type: 'equity' };

/** A million shares at 4.00, a quarter of a million of them on offer: a fifth of the company. */
const SOUND: CampaignFields = {
  ...EMPTY,
  equityCurrencyCode: 'USD',
  goal: 100_000_000n,
  minimumRaise: 40_000_000n,
  maximumRaise: 80_000_000n,
  maxOfferingAmount: 100_000_000n,
  minimumInvestment: 10_000n,
  maximumInvestment: 5_000_000n,
  availableShares: 250_000n,
  preMoneyValuation: 400_000_000n,
  pricePerShare: 400n,
  equityAvailable: '0.2',
};

const found = (fields: CampaignFields) =>
  CAMPAIGN_SECTIONS.flatMap((section) => sectionRefusals(section, fields, CALENDAR));

const broken = (overrides: CampaignFields, base: CampaignFields = EMPTY): string[] =>
  found({ ...base, ...overrides }).map(({ field, code }) => `${field} ${code}`);

it('a campaign lasts a day where the law asks for none', () => {
  const lax = campaignCalendar(parseCalendarDate('2026-12-31'), {
    minimumCampaignDays: 0,
    maximumCampaignDays: 30,
    law: {
      minimumDaysSource: 'House rule',
      maximumDaysSource: 'House rule',
      commitmentLimitPercent: 200,
      commitmentLimitSource: 'House rule',
    },
  });
  expect(lax).toEqual({
    today: '2026-12-31',
    earliest: '2027-01-01',
    latest: '2027-01-30',
    commitmentLimitPercent: 200,
    commitmentLimitSource: 'House rule',
    days: 30,
    earliestSource: 'House rule',
    latestSource: 'House rule',
  });
});

describe('the rules of an offering', () => {
  it('hold for one that is sound, and for a draft that says nothing yet', () => {
    expect(found(SOUND)).toEqual([]);
    expect(found({ ...SOUND, type: 'debt' })).toEqual([]);
    expect(found(EMPTY)).toEqual([]);
  });

  it('require a currency that the platform has', () => {
    expect(broken({ equityCurrencyCode: 'XXX' })).toEqual(['equityCurrencyCode campaign.currency_unsupported']);
    expect(broken({ equityCurrencyCode: 'MAD' })).toEqual([]);
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
    expect(broken({ maxOfferingAmount: 99n, goal: 100n })).toEqual(['maxOfferingAmount campaign.offering_below_goal']);
    const proRata = { allocationMethod: 'pro_rata', maxOfferingAmount: 100n, equityCurrencyCode: 'USD' };
    expect(broken({ ...proRata, commitmentLimit: 100n })).toEqual(['commitmentLimit campaign.commitment_limit_low']);
    expect(broken({ ...proRata, commitmentLimit: 201n })).toEqual(['commitmentLimit campaign.commitment_limit_high']);
    expect(broken({ ...proRata, commitmentLimit: 200n })).toEqual([]);
    expect(broken({ ...proRata, commitmentLimit: null })).toEqual([]);
    // Whole shares alone are sold: at 30 each, 90 of 100.
    const shares = { ...proRata, pricePerShare: 30n, type: 'equity' };
    expect(broken({ ...shares, commitmentLimit: 181n })).toEqual(['commitmentLimit campaign.commitment_limit_high']);
    expect(broken({ ...shares, commitmentLimit: 180n })).toEqual([]);
    expect(broken({ ...shares, type: 'debt', commitmentLimit: 200n })).toEqual([]);
    // What is left of another choice decides nothing.
    expect(broken({ ...proRata, allocationMethod: 'first_come', commitmentLimit: 900n })).toEqual([]);
    expect(broken({ maxOfferingAmount: 100n, goal: 100n })).toEqual([]);
  });

  it('V-18 ask of equity alone for a price that fits the minimum investment', () => {
    const misfit = { pricePerShare: 300n, minimumInvestment: 1_000n, equityCurrencyCode: 'USD' };
    expect(found({ ...EMPTY, ...misfit })).toEqual([
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
    const few = { availableShares: 9n, pricePerShare: 10n, maxOfferingAmount: 91n };
    expect(broken(few)).toEqual(['availableShares campaign.shares_below_offering']);
    expect(broken({ ...few, type: 'debt' })).toEqual([]);
    expect(broken({ ...few, maxOfferingAmount: 90n })).toEqual([]);
    for (const missing of ['availableShares', 'pricePerShare', 'maxOfferingAmount'] as const) {
      expect(broken({ ...few, [missing]: null })).toEqual([]);
    }
  });

  it('decision 34: ask of equity alone for the percentage that valuation, price and shares give', () => {
    expect(found({ ...SOUND, equityAvailable: '0.21' })).toEqual([
      { field: 'equityAvailable', code: 'campaign.equity_misfit', params: { expected: '20.00' } },
    ]);
    expect(broken({ equityAvailable: '0.2001' }, SOUND)).toEqual([]);
    expect(broken({ equityAvailable: '0.200101' }, SOUND)).toEqual(['equityAvailable campaign.equity_misfit']);
    expect(broken({ equityAvailable: '0.21', type: 'debt' }, SOUND)).toEqual([]);
    for (const missing of ['availableShares', 'pricePerShare', 'preMoneyValuation'] as const) {
      expect(broken({ equityAvailable: '0.21', [missing]: null }, SOUND)).toEqual([]);
    }
    // Stated shares count as they are stated.
    expect(broken({ existingShares: 1_000_000n }, SOUND)).toEqual([]);
    // The offering's size is no part of it.
    expect(broken({ equityAvailable: '0.2', maxOfferingAmount: null }, SOUND)).toEqual([]);
  });

  it('U-11 decision 34: ask of equity alone for existing shares that valuation and price give', () => {
    expect(found({ ...SOUND, existingShares: 900_000n, equityAvailable: null })).toEqual([
      { field: 'existingShares', code: 'campaign.valuation_misfit', params: { price: 444, currency: 'USD' } },
    ]);
    expect(broken({ existingShares: 900_000n, type: 'debt' }, SOUND)).toEqual([]);
    expect(broken({ existingShares: 1_000_000n }, SOUND)).toEqual([]);
    for (const missing of ['pricePerShare', 'preMoneyValuation'] as const) {
      expect(broken({ existingShares: 900_000n, [missing]: null }, SOUND)).toEqual([]);
    }
  });

  it('C-04 U-10 ask for a closing date in the window of a campaign that opens today', () => {
    expect(found({ closingDate: '2026-12-11' })).toEqual([
      {
        field: 'closingDate',
        code: 'campaign.closing_too_early',
        params: { earliest: '2026-12-12', source: '17 CFR 227.203(a)(1)' },
      },
    ]);
    expect(found({ closingDate: '2027-11-22' })).toEqual([
      {
        field: 'closingDate',
        code: 'campaign.closing_too_late',
        params: { days: 365, latest: '2027-11-21', source: 'House rule' },
      },
    ]);
    expect(broken({ closingDate: '2026-12-12' })).toEqual([]);
    expect(broken({ closingDate: '2027-11-21' })).toEqual([]);
    expect(broken({ closingDate: '2026-02-30' })).toEqual([]);
  });

  it('U-10 ask of a loan alone for a first payment after its closing', () => {
    const loan = { type: 'debt', closingDate: '2026-12-20', paybackStartDate: '2026-12-20' };
    expect(found(loan)).toEqual([
      { field: 'paybackStartDate', code: 'campaign.payback_before_closing', params: { earliest: '2026-12-21' } },
    ]);
    expect(broken({ ...loan, paybackStartDate: '2026-12-21' })).toEqual([]);
    expect(broken({ ...loan, type: 'equity' })).toEqual([]);
    expect(broken({ ...loan, closingDate: null })).toEqual([]);
    expect(broken({ ...loan, paybackStartDate: null })).toEqual([]);
  });

  it('U-10 ask for a year of foundation that is not to come', () => {
    expect(found({ yearFounded: 2027 })).toEqual([
      { field: 'yearFounded', code: 'campaign.founded_in_future', params: { year: '2026' } },
    ]);
    expect(broken({ yearFounded: 2026 })).toEqual([]);
  });

  it('judge what is typed, as numbers, and nothing that is no value yet', () => {
    expect(broken({ minimumRaise: 100, goal: 100 })).toEqual(['minimumRaise campaign.goal_not_above_minimum']);
    expect(broken({ minimumRaise: 100, goal: Number.NaN })).toEqual([]);
    expect(broken({ equityAvailable: 'x' }, SOUND)).toEqual([]);
    expect(broken({ equityCurrencyCode: '' })).toEqual([]);
  });

  it('are each in one section', () => {
    const contradictory = { ...SOUND, goal: 1n, yearFounded: 2090, equityAvailable: '0.9' };
    const fields = (section: CampaignSection) =>
      sectionRefusals(section, contradictory, CALENDAR).map(({ field }) => field);
    expect(fields('company')).toEqual(['yearFounded']);
    expect(fields('raise')).toEqual(['minimumRaise', 'maximumRaise', 'maximumInvestment']);
    expect(fields('terms')).toEqual(['equityAvailable']);
  });
});

describe('C-04 a campaign that opens on a day of its owner’s choice', () => {
  const closing = (openDate: string | null, closingDate: string) => broken({ openDate, closingDate });

  it('lasts from that day on as long as the law and the site ask', () => {
    expect(closing('2026-12-01', '2026-12-21')).toEqual(['closingDate campaign.closing_too_early']);
    expect(closing('2026-12-01', '2026-12-22')).toEqual([]);
    expect(closing('2026-12-01', '2027-12-01')).toEqual([]);
    expect(closing('2026-12-01', '2027-12-02')).toEqual(['closingDate campaign.closing_too_late']);
  });

  it('counts from today where that day is past or not named', () => {
    for (const openDate of [null, '2026-11-21', '2020-01-01']) {
      expect(closing(openDate, '2026-12-11')).toEqual(['closingDate campaign.closing_too_early']);
      expect(closing(openDate, '2026-12-12')).toEqual([]);
    }
  });

  it('opens within the longest time that a campaign may last', () => {
    expect(broken({ openDate: '2027-11-21' })).toEqual([]);
    expect(broken({ openDate: '2027-11-22' })).toEqual(['openDate campaign.opening_too_late']);
  });
});
