import { CampaignStatus } from '@cairn/contracts';
import { rational } from '@cairn/finance';
import type { InvestmentFacts } from '../modules/investments/eligibility/investment-facts.repository.js';

/**
 * An investor without any obstacle, and an equity campaign with 100 shares of 10.00 dollars left. Their
 * limit is 5 % of 100,000.00: 5,000.00.
 */
export const factsOf = (overrides: Partial<InvestmentFacts> = {}): InvestmentFacts => ({
  campaignId: 'campaign',
  name: 'Clearfold',
  slug: 'clearfold',
  type: 'equity',
  status: CampaignStatus.active,
  ownerId: 'owner',
  investorType: 'investor',
  currency: 'USD',
  admission: 'both',
  minimumInvestment: 2_000n,
  maximumInvestment: null,
  pricePerShare: 1_000n,
  open: true,
  hidden: false,
  testTheWater: false,
  opensAt: new Date('2026-11-01T12:00:00Z'),
  closesAt: new Date('2026-12-20T00:00:00Z'),
  cancelUntil: new Date('2026-12-18T00:00:00Z'),
  unitsLeft: 100n,
  proRata: null,
  termsVersion: 1,
  now: new Date('2026-11-20T12:00:00Z'),
  kyc: 'approved',
  yearlyIncome: 10_000_000n,
  netWorth: 0n,
  investedElsewhere: 0n,
  accredited: false,
  otherAccount: false,
  committedInYear: 0n,
  unmeasured: null,
  profile: 'us_regcf',
  figures: {
    limit_threshold: 12_400_000,
    limit_floor: 250_000,
    limit_low_percent: 5,
    limit_high_percent: 10,
    limit_cap_both_limbs: true,
  },
  limitCurrency: 'USD',
  spouse: null,
  standing: null,
  reflectionUntil: null,
  timeToThink: null,
  sheetMissing: false,
  barred: false,
  limitRate: rational(1n),
  walletBalance: 0n,
  walletOpen: true,
  held: false,
  suspended: false,
  owed: 0n,
  ...overrides,
});

/** A loan of which 1,000.00 dollars can still be lent. */
export const loanFacts = (overrides: Partial<InvestmentFacts> = {}): InvestmentFacts =>
  factsOf({ type: 'debt', pricePerShare: null, unitsLeft: 100_000n, minimumInvestment: 2_500n, ...overrides });
