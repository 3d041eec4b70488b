import { JURISDICTION_PROFILES } from '../settings/jurisdiction-profiles.js';

/** The agreements that an operator's templates are for. */
export const AGREEMENT_KINDS = ['subscription_equity', 'subscription_debt'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** A template of every jurisdiction that has none of its own. */
export const ANY_JURISDICTION = 'any';

export const TEMPLATE_JURISDICTIONS = [ANY_JURISDICTION, ...JURISDICTION_PROFILES] as const;
export type TemplateJurisdiction = (typeof TEMPLATE_JURISDICTIONS)[number];

/** One numbered clause: a heading and its text, both with placeholders. */
export interface TemplateClause {
  title: string;
  text: string;
}

interface Placeholders {
  /** An agreement without one of these does not say what was agreed. */
  required: readonly string[];
  allowed: readonly string[];
}

const OF_ALL = ['company', 'investor', 'amount'] as const;
const FACTS = [
  'company_address',
  'investor_address',
  'campaign',
  'number',
  'date',
  'closing',
  'cancel_until',
  'minimum',
  'terms_version',
  'site',
] as const;
const OF_SHARES = ['units', 'unit_price'] as const;
const OF_LOANS = ['interest_rate', 'term'] as const;

/** What may stand in braces in a template of a kind, as in `{{company}}`. */
export const PLACEHOLDERS: Readonly<Record<AgreementKind, Placeholders>> = {
  subscription_equity: { required: [...OF_ALL, ...OF_SHARES], allowed: [...OF_ALL, ...OF_SHARES, ...FACTS] },
  subscription_debt: {
    required: [...OF_ALL, ...OF_LOANS],
    allowed: [...OF_ALL, ...OF_LOANS, 'frequency', ...FACTS],
  },
};

const IN_BRACES = /\{\{([^{}]*)\}\}/g;

/** The names in braces of a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name.trim())),
];

/** What is wrong with the placeholders of a template: names that nothing fills in, and names that are missing. */
export function placeholderFaults(
  kind: AgreementKind,
  title: string,
  clauses: readonly TemplateClause[],
): { unknown: string[]; missing: string[]; broken: boolean } {
  const text = [title, ...clauses.flatMap((clause) => [clause.title, clause.text])].join('\n');
  const used = placeholdersOf(text);
  const { required, allowed } = PLACEHOLDERS[kind];
  return {
    unknown: used.filter((name) => !allowed.includes(name)),
    missing: required.filter((name) => !used.includes(name)),
    // A brace that is left over would be printed as it stands.
    broken: /[{}]/.test(text.replaceAll(IN_BRACES, '')),
  };
}

/** The text with each placeholder replaced by its value. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(IN_BRACES, (_whole, name: string) => values[name.trim()] ?? '');
