import { addMonthsAnchored, parseCalendarDate } from '@cairn/finance';
import { ISSUER_ROLES, type CoveredRole } from './covered-roles.js';

export const EVENT_KINDS = [
  'conviction',
  'court_order',
  'regulator_bar',
  'regulator_order',
  'sec_discipline',
  'sec_order',
  'sro_bar',
  'stop_order',
  'postal_order',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** How an event is judged: by keys of the dated table of figures, each of which has its citation there. */
interface EventRule {
  /** Years in which it counts; without, it counts as long as it is in effect. */
  readonly years?: string;
  /** The same of the company, its predecessors and affiliates. */
  readonly issuerYears?: string;
  /** It counts only while it is in effect, whatever its date. */
  readonly whileInEffect: boolean;
  /** The figure whose citation names the event. */
  readonly source: string;
}

/** 17 CFR 227.503(a)(1) to (8), 17 CFR 230.506(d)(1)(i) to (viii). */
export const EVENT_RULES: Readonly<Record<EventKind, EventRule>> = {
  conviction: {
    years: 'bad_actor_conviction_years',
    issuerYears: 'bad_actor_conviction_issuer_years',
    whileInEffect: false,
    source: 'bad_actor_conviction_years',
  },
  court_order: { years: 'bad_actor_court_order_years', whileInEffect: true, source: 'bad_actor_court_order_years' },
  regulator_bar: { whileInEffect: true, source: 'bad_actor_regulator_bar' },
  regulator_order: {
    years: 'bad_actor_regulator_order_years',
    whileInEffect: false,
    source: 'bad_actor_regulator_order_years',
  },
  sec_discipline: { whileInEffect: true, source: 'bad_actor_sec_discipline' },
  sec_order: { years: 'bad_actor_sec_order_years', whileInEffect: true, source: 'bad_actor_sec_order_years' },
  sro_bar: { whileInEffect: true, source: 'bad_actor_sro_bar' },
  stop_order: { years: 'bad_actor_stop_order_years', whileInEffect: false, source: 'bad_actor_stop_order_years' },
  postal_order: { years: 'bad_actor_postal_order_years', whileInEffect: false, source: 'bad_actor_postal_order_years' },
};

/** What an event that happened means: it disqualifies, is disclosed, or lies too far back to count. */
export const EVENT_VERDICTS = ['disqualifying', 'disclosed', 'past'] as const;
export type EventVerdict = (typeof EVENT_VERDICTS)[number];

/** The law of a day: its figures, and the day from which its rule holds. */
export interface EventLaw {
  readonly figures: Readonly<Record<string, number | boolean>>;
  readonly today: string;
  /** Events before it are disclosed and do not disqualify (17 CFR 227.503(b)(1), 17 CFR 230.506(d)(2)(i)). */
  readonly since: string;
}

export interface Happened {
  readonly kind: EventKind;
  readonly occurredOn: string;
  readonly inEffect: boolean;
}

/** The years in which an event of this kind counts for somebody in this role; null where it counts while it is in effect. */
export function lookBackYears(kind: EventKind, role: CoveredRole, figures: EventLaw['figures']): number | null {
  const { years, issuerYears } = EVENT_RULES[kind];
  const key = issuerYears !== undefined && ISSUER_ROLES.includes(role) ? issuerYears : years;
  const found = key === undefined ? null : figures[key];
  return typeof found === 'number' ? found : null;
}

/** The last day of the look-back counts: an event is past from the day after on. */
export function verdictOf({ kind, occurredOn, inEffect }: Happened, role: CoveredRole, law: EventLaw): EventVerdict {
  const years = lookBackYears(kind, role, law.figures);
  const isRecent = years === null || occurredOn >= addMonthsAnchored(parseCalendarDate(law.today), -12 * years);
  const counts = isRecent && (inEffect || !EVENT_RULES[kind].whileInEffect);
  if (!counts) return 'past';
  return occurredOn < law.since ? 'disclosed' : 'disqualifying';
}
