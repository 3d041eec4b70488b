import { CampaignStatus, type ErrorCode, type InvestmentState } from '@cairn/contracts';
import { nearestValidAmounts } from '@cairn/finance';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { tooLittleLeft } from '../../campaigns/index.js';
import { capacityOf, leastOf } from './capacity-rules.js';
import type { InvestmentFacts } from './investment-facts.repository.js';
import { lacksOf } from '../../jurisdictions/index.js';
import { limitOf, unratedOf } from './investment-limits.js';
import { TESTING } from './no-test.js';
import { obstacle, refusalBy, type Obstacle } from './obstacle.js';

export interface Rules {
  /** As this process believes; a limit follows the law that the database has. */
  jurisdictionProfile: string;
  /** Decision 13: profile `none` may let people invest before their identity is confirmed. */
  kycRequired: boolean;
}

function identityObstacles(facts: InvestmentFacts, rules: Rules): Obstacle[] {
  if (!rules.kycRequired || facts.kyc === 'approved') return [];
  if (facts.kyc === null) return [obstacle('kyc.required')];
  return [obstacle(facts.kyc === 'declined' ? 'kyc.declined' : 'kyc.under_review')];
}

function limitObstacles(facts: InvestmentFacts): Obstacle[] {
  const limit = limitOf(facts);
  if (limit === null) return [];
  const { remainingHere: remaining } = limit;
  if (remaining === null) return [obstacle('investment.no_rate', { code: unratedOf(facts) ?? facts.currency })];
  if (facts.kyc !== 'approved' || remaining >= leastOf(facts)) return [];
  return [obstacle('investment.limit_exceeded', { remaining: Number(remaining), currency: facts.currency })];
}

/** What the law of the site asks of somebody whose identity is known. */
function lawObstacles({ standing, kyc, admission }: InvestmentFacts, { kycRequired }: Rules): Obstacle[] {
  if (standing === null || (kycRequired && kyc !== 'approved')) return [];
  return lacksOf(standing).filter(({ code }) => code !== 'accreditation.required' || admission !== 'accredited');
}

/** Whether the campaign takes anything new at this moment. */
function campaignObstacles(facts: InvestmentFacts): Obstacle[] {
  const { status, open, hidden, barred, sheetMissing, testTheWater, opensAt, now } = facts;
  if (testTheWater) return [TESTING];
  if (status !== CampaignStatus.active || !open) return [obstacle('investment.closed')];
  if (hidden || barred) return [obstacle('investment.campaign_hidden')];
  if (sheetMissing) return [obstacle('investment.sheet_missing')];
  return opensAt > now ? [obstacle('investment.not_open_yet', { opensAt: opensAt.toISOString() })] : [];
}

const debtOf = ({ owed, currency }: InvestmentFacts): Obstacle | null =>
  owed > 0n ? obstacle('investment.debt_open', { owed: Number(owed), currency }) : null;

const admissionObstacles = ({ admission, accredited }: InvestmentFacts): Obstacle[] => {
  if (admission === 'accredited' && !accredited) return [obstacle('accreditation.required')];
  return admission === 'non-accredited' && accredited ? [obstacle('accreditation.excluded')] : [];
};

/**
 * An earlier reservation cannot be paid, either: money received settles a debt first, a person whose account is held or
 * suspended moves none, an identity may have been declined since, and the law of the site may have become another.
 */
export function personObstacle(facts: InvestmentFacts, rules: Rules): Obstacle | null {
  const debt = debtOf(facts);
  const [first] = [
    ...(facts.held ? [obstacle('account.held')] : []),
    ...(facts.suspended ? [obstacle('auth.suspended')] : []),
    ...(debt === null ? [] : [debt]),
    ...identityObstacles(facts, rules),
    ...admissionObstacles(facts),
    ...(facts.standing === null ? [] : lacksOf(facts.standing)),
  ];
  return first ?? null;
}

/** @throws account.held, investment.debt_open, kyc.*, and what the law asks of this person */
export function requireMayPay(facts: InvestmentFacts, rules: Rules): void {
  const found = personObstacle(facts, rules);
  if (found !== null) throw refusalBy(found);
}

/**
 * A hidden campaign takes no new reservation and no new payment; one whose payment page is open is finished, but not where
 * somebody behind the campaign is disqualified, or investors have no key information sheet.
 */
export function saleObstacle(facts: InvestmentFacts, state: InvestmentState): Obstacle | null {
  const { hidden, barred, sheetMissing, testTheWater } = facts;
  if (testTheWater) return TESTING;
  if (barred) return obstacle('investment.campaign_hidden');
  if (sheetMissing) return obstacle('investment.sheet_missing');
  return hidden && state === 'reserved' ? obstacle('investment.campaign_hidden') : null;
}

/** @throws investment.campaign_hidden, investment.sheet_missing, investment.testing_interest */
export function requireShown(facts: InvestmentFacts, state: InvestmentState): void {
  const found = saleObstacle(facts, state);
  if (found !== null) throw refusalBy(found);
}

/** all obstacles between this investor and this campaign, at once. */
export function obstaclesOf(facts: InvestmentFacts, rules: Rules, userId: string): Obstacle[] {
  const found = campaignObstacles(facts);
  if (facts.ownerId === userId) found.push(obstacle('investment.own_campaign'));
  //
  if (facts.investorType === 'campaign-owner') found.push(obstacle('investment.not_investor_type'));
  if (facts.held) found.push(obstacle('account.held'));
  const debt = debtOf(facts);
  if (debt !== null) found.push(debt);
  found.push(...identityObstacles(facts, rules));
  found.push(...admissionObstacles(facts), ...lawObstacles(facts, rules), ...limitObstacles(facts));
  if (facts.open && capacityOf(facts) < leastOf(facts)) {
    found.push(tooLittleLeft(facts.unitsLeft, facts.pricePerShare, facts.currency));
  }
  return found;
}

/** Minor units that a request can carry: an amount suggested to the caller must be a possible request. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

export interface Stake {
  amount: bigint;
  /** Shares, or null for a loan. */
  units: bigint | null;
  unitPrice: bigint | null;
  capacityUnits: bigint;
}

/** V-19, V-20: an amount or a number of shares, whole and between minimum and maximum. Both, where they agree. */
export function stakeOf(facts: InvestmentFacts, wanted: { amount?: bigint | null; units?: number | null }): Stake {
  const price = facts.pricePerShare;
  // A field that a request omits may also be null.
  const byUnits = (wanted.units ?? null) === null || price === null ? null : BigInt(wanted.units ?? 0) * price;
  const amount = wanted.amount ?? byUnits;
  if (amount === null)
    throw new DomainError('investment.amount_required', {}, [{ field: 'amount', code: 'investment.amount_required' }]);
  const { currency } = facts;
  const refuse = (code: ErrorCode, params: Record<string, unknown>): DomainError =>
    new DomainError(code, { ...params, currency }, [{ field: 'amount', code, params: { ...params, currency } }]);
  const minimum = leastOf(facts);
  const maximum = facts.maximumInvestment;
  if (amount < minimum) throw refuse('investment.below_minimum', { minimum: Number(minimum) });
  if (maximum !== null && amount > maximum) throw refuse('investment.above_maximum', { maximum: Number(maximum) });
  if (price === null) return { amount, units: null, unitPrice: null, capacityUnits: amount };
  if (amount % price !== 0n) {
    const near = nearestValidAmounts(amount, price, minimum, maximum ?? LARGEST);
    throw refuse('investment.not_whole_shares', {
      price: Number(price),
      below: Number(near.below ?? near.above ?? minimum),
      above: Number(near.above ?? near.below ?? minimum),
    });
  }
  if (byUnits !== null && byUnits !== amount) {
    throw fieldError('units', 'investment.units_mismatch', { price: Number(price), amount: Number(amount), currency });
  }
  const units = amount / price;
  return { amount, units, unitPrice: price, capacityUnits: units };
}
