import type { ErrorCode, PackAsk, StatementKind } from '@cairn/contracts';
import { ecsprWarningThreshold } from '@cairn/finance';
import { figureOf, type SitePack } from './site-pack.js';
import type { Past, Statement } from './statements.repository.js';

/** All that a decision about one person needs to know. */
export interface Standing extends SitePack {
  /** Newest first. */
  statements: readonly Statement[];
  /** With what the person has stated in the currency of the law. */
  past: Past;
  /** The currency of what they have stated, where no rate measures it today: the figures above are zero then. */
  unmeasured: string | null;
  /** What is committed to the campaign by now, in the currency of the law; null where no rate measures it. */
  committedHere: bigint | null;
}

/** What is missing, as the code of a refusal. */
export interface Lack {
  code: ErrorCode;
  params: Record<string, unknown>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The same day, as many years later; a 29 February becomes the 1 March. */
export function yearsAfter(date: Date, years: bigint): Date {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + Number(years));
  return later;
}

export const hoursAfter = (date: Date, hours: bigint): Date => new Date(date.getTime() + Number(hours) * HOUR);

export const daysAfter = (date: Date, days: bigint): Date => new Date(date.getTime() + Number(days) * DAY);

export const askOf = ({ pack }: SitePack, kind: StatementKind): PackAsk | null =>
  pack.asks.find((ask) => ask.kind === kind) ?? null;

/** The newest statement of a kind in the wording that is asked for. */
export function newest(standing: Standing, kind: StatementKind): Statement | null {
  const version = askOf(standing, kind)?.version;
  return standing.statements.find((one) => one.kind === kind && one.version === version) ?? null;
}

/** The newest of a kind that is not older than so many years. */
export function within(standing: Standing, kind: StatementKind, yearsKey: string): Statement | null {
  const found = newest(standing, kind);
  if (found === null) return null;
  return yearsAfter(found.madeAt, figureOf(standing.figures, yearsKey)) > standing.now ? found : null;
}

/** What a person is before this law; null where they have to say it first. */
export function categoryOf(standing: Standing): string | null {
  const { pack } = standing;
  if (pack.categories.length === 0) return null;
  const stated = within(standing, 'category', 'category_years')?.details['category'];
  if (typeof stated === 'string') return stated;
  return pack.profile === 'eu_ecspr' ? (pack.categories[0] ?? null) : null;
}

export const isSophisticated = (standing: Standing): boolean => categoryOf(standing) === 'sophisticated';

/** Consecutive failures of a test, newest first. */
function failuresOf(standing: Standing): Statement[] {
  const tests = standing.statements.filter(({ kind }) => kind === 'knowledge_test');
  const passedAt = tests.findIndex(({ passed }) => passed === true);
  return passedAt === -1 ? tests : tests.slice(0, passedAt);
}

/** Until when nobody may try again: after so many failures in a row, and each time after as many more. */
export function testWaitUntil(standing: Standing): Date | null {
  if (standing.pack.profile !== 'uk_rmmi') return null;
  const failures = failuresOf(standing);
  const [last] = failures;
  const attempts = Number(figureOf(standing.figures, 'test_attempts'));
  if (last === undefined || failures.length % attempts !== 0) return null;
  const until = hoursAfter(last.madeAt, figureOf(standing.figures, 'test_wait_hours'));
  return until > standing.now ? until : null;
}

/** How often somebody may still try before they have to wait; null where no test was failed, and while they wait. */
export function attemptsLeft(standing: Standing): number | null {
  const failures = failuresOf(standing).length;
  if (standing.pack.profile !== 'uk_rmmi' || failures === 0 || testWaitUntil(standing) !== null) return null;
  const attempts = Number(figureOf(standing.figures, 'test_attempts'));
  return attempts - (failures % attempts);
}

/** The net worth that was simulated within its year, else the one that was stated. */
export function netWorthOf(standing: Standing): bigint {
  const simulated = newest(standing, 'loss_simulation')?.details['netWorth'];
  return typeof simulated === 'number' && Number.isSafeInteger(simulated) ? BigInt(simulated) : standing.past.netWorth;
}

/** Article 21(7): above it each investment is warned of and consented to; null where nothing is asked for. */
export function warningThresholdOf(standing: Standing): bigint | null {
  if (askOf(standing, 'investment_consent') === null || isSophisticated(standing)) return null;
  const { figures } = standing;
  return ecsprWarningThreshold(netWorthOf(standing), {
    floor: figureOf(figures, 'warning_floor'),
    percent: figureOf(figures, 'warning_percent'),
  });
}

/** What was stated for an investment in the campaign, and not used by one that was paid since. */
export function unusedFor(standing: Standing, kind: StatementKind): Statement | null {
  const found = newest(standing, kind);
  const { lastPaidHere } = standing.past;
  if (found === null || (lastPaidHere !== null && lastPaidHere >= found.madeAt)) return null;
  return found;
}

/** C&DI 256.35: what is high enough an investment for a written confirmation; more for an entity than for a person. */
export const minimumInvestmentOf = ({ figures, past }: Standing): bigint =>
  figureOf(figures, past.isEntity ? 'minimum_investment_entity' : 'minimum_investment_person');
