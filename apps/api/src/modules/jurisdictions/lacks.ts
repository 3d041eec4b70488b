import type { ErrorCode, JurisdictionProfile, StatementKind } from '@cairn/contracts';
import { figureOf } from './site-pack.js';
import {
  askOf,
  categoryOf,
  daysAfter,
  hoursAfter,
  isSophisticated,
  minimumInvestmentOf,
  newest,
  testWaitUntil,
  unusedFor,
  warningThresholdOf,
  within,
  type Lack,
  type Standing,
} from './standing.js';

type Finder = (standing: Standing) => (Omit<Lack, 'params'> & { params?: Record<string, unknown> }) | null;

const missing = (code: ErrorCode, params: Record<string, unknown> = {}) => ({ code, params });

const needsTest: Finder = (standing) => {
  const wait = testWaitUntil(standing);
  if (wait !== null) return missing('jurisdiction.test_wait', { until: wait.toISOString() });
  if (standing.pack.profile === 'uk_rmmi') {
    return newest(standing, 'knowledge_test')?.passed === true ? null : missing('jurisdiction.test_required');
  }
  // A failed test warns and does not keep out (Article 21).
  return within(standing, 'knowledge_test', 'knowledge_test_years') ? null : missing('jurisdiction.test_required');
};

const needsTestWarning: Finder = (standing) => {
  const test = newest(standing, 'knowledge_test');
  if (test === null || test.passed === true) return null;
  const warned = newest(standing, 'knowledge_warning');
  return warned !== null && warned.madeAt >= test.madeAt ? null : missing('jurisdiction.knowledge_warning_required');
};

const needsCoolingOff: Finder = (standing) => {
  if (standing.past.hasInvested) return null;
  const asked = newest(standing, 'offer_request');
  if (asked === null) return missing('jurisdiction.offer_request_required');
  const until = hoursAfter(asked.madeAt, figureOf(standing.figures, 'cooling_off_hours'));
  return until <= standing.now ? null : missing('jurisdiction.cooling_off', { until: until.toISOString() });
};

/** 17 CFR 230.506(c)(2)(ii)(E): an earlier verification is relied on where the person confirms that they still are accredited. */
const needsConfirmation: Finder = (standing) => {
  const { accreditedAt } = standing.past;
  if (accreditedAt === null) return null;
  const days = figureOf(standing.figures, 'accreditation_evidence_days');
  if (daysAfter(accreditedAt, days) > standing.now) return null;
  const confirmed = newest(standing, 'accreditation_confirmation');
  if (confirmed !== null && daysAfter(confirmed.madeAt, days) > standing.now) return null;
  return missing('jurisdiction.accreditation_confirmation', { days: Number(days) });
};

/** Rule 506(c): nobody invests who is not verified, by evidence or by a high minimum with written confirmation. */
const needsVerification: Finder = (standing) =>
  standing.past.accreditedAt === null && unusedFor(standing, 'minimum_investment') === null
    ? missing('accreditation.required')
    : null;

const FINDERS: Readonly<Partial<Record<StatementKind, Finder>>> = {
  category: (standing) => (categoryOf(standing) === null ? missing('jurisdiction.category_required') : null),
  knowledge_test: needsTest,
  knowledge_warning: needsTestWarning,
  loss_simulation: (standing) =>
    within(standing, 'loss_simulation', 'simulation_years') ? null : missing('jurisdiction.simulation_required'),
  risk_warning: (standing) => (newest(standing, 'risk_warning') ? null : missing('jurisdiction.warning_required')),
  offer_request: needsCoolingOff,
  minimum_investment: needsVerification,
  accreditation_confirmation: needsConfirmation,
};

/** What sophisticated investors of Regulation (EU) 2020/1503 are not asked for. */
export const isExempt = (standing: Standing): boolean =>
  standing.pack.profile === 'eu_ecspr' && isSophisticated(standing);

/** What the law still asks of one kind; null where nothing. */
export function lackOf(standing: Standing, kind: StatementKind): Lack | null {
  const ask = askOf(standing, kind);
  if (ask === null || isExempt(standing)) return null;
  const found = FINDERS[kind]?.(standing) ?? null;
  return found && { code: found.code, params: { ...found.params, source: ask.source } };
}

/** All that the law still asks of this person before any investment in the campaign, in its order. */
export const lacksOf = (standing: Standing): Lack[] =>
  standing.pack.asks.map(({ kind }) => lackOf(standing, kind)).filter((found) => found !== null);

/** Laws whose statements follow each other: COBS 4.12A has the warning first, then the request, the category and the test. */
const IN_ORDER: ReadonlySet<JurisdictionProfile> = new Set(['uk_rmmi']);

/**
 * What has to be stated before this can be; null where nothing is missing. A time that runs keeps nobody from the next
 * statement, only from the offer.
 */
export function firstBefore(standing: Standing, kind: StatementKind): { kind: StatementKind; lack: Lack } | null {
  // Consent is to what tests, simulation and warning have shown (Article 21(7)).
  if (!IN_ORDER.has(standing.pack.profile) && kind !== 'investment_consent') return null;
  for (const ask of standing.pack.asks) {
    if (ask.kind === kind) return null;
    const lack = lackOf(standing, ask.kind);
    if (lack !== null && lack.params['until'] === undefined) return { kind: ask.kind, lack };
  }
  return null;
}

interface Amount {
  /** Of the campaign's currency. */
  minor: bigint;
  currency: string;
  /** The same in the currency of the law; null without a rate. */
  measured: bigint | null;
  /** A place is held for it: it is among the commitments to the campaign. */
  isHeld?: boolean;
}

/** What the law asks for this very amount. */
export function lackForAmount(standing: Standing, { minor, currency, measured, isHeld = false }: Amount): Lack | null {
  if (standing.pack.profile === 'us_506c' && standing.past.accreditedAt === null) {
    const confirmed = unusedFor(standing, 'minimum_investment');
    if (confirmed?.amount !== null && confirmed?.amount !== undefined && minor >= confirmed.amount) return null;
    return missing('jurisdiction.minimum_investment', {
      minimum: Number(confirmed?.amount ?? minimumInvestmentOf(standing)),
      currency: confirmed?.currency ?? standing.currency,
      source: askOf(standing, 'minimum_investment')?.source,
    });
  }
  const threshold = warningThresholdOf(standing);
  if (threshold === null) return null;
  const { committedHere, past } = standing;
  if (measured === null || committedHere === null) return missing('investment.no_rate', { code: currency });
  // The article looks at the offer: what is put into it in parts is one investment.
  const together = committedHere + (isHeld ? 0n : measured);
  if (together <= threshold) return null;
  const consent = unusedFor(standing, 'investment_consent');
  const needed = past.unpaidHere + (isHeld ? 0n : minor);
  if (consent?.amount !== null && consent?.amount !== undefined && consent.amount >= needed) return null;
  return missing('jurisdiction.consent_required', {
    limit: Number(threshold),
    together: Number(together),
    currency: standing.currency,
    needed: Number(needed),
    neededCurrency: currency,
    source: askOf(standing, 'investment_consent')?.source,
  });
}

/** Every code that a person may meet before investing. */
export const LACK_CODES: readonly ErrorCode[] = [
  'jurisdiction.category_required',
  'jurisdiction.test_required',
  'jurisdiction.test_wait',
  'jurisdiction.knowledge_warning_required',
  'jurisdiction.simulation_required',
  'jurisdiction.warning_required',
  'jurisdiction.offer_request_required',
  'jurisdiction.cooling_off',
  'jurisdiction.consent_required',
  'jurisdiction.minimum_investment',
  'jurisdiction.accreditation_confirmation',
  'jurisdiction.changing',
];
