import type { Say } from '@cairn/i18n';
import { NO_VALUE } from './agreement-values.js';

/** The rows above the clauses, by the name of their value; those of the other kind have none. */
const ROWS = [
  'number',
  'campaign',
  'company',
  'company_address',
  'investor',
  'investor_address',
  'amount',
  'units',
  'unit_price',
  'interest_rate',
  'term',
  'terms_version',
  'cancel_until',
  'reflection',
  'cooling_off',
] as const;

/** A row with the words of its label. */
export interface AgreementRow {
  name: (typeof ROWS)[number];
  label: string;
  value: string;
}

/** The rows of an agreement: the one list of what its PDF and its screen say above the clauses. */
export const agreementRows = (values: Readonly<Record<string, string>>, say: Say): AgreementRow[] =>
  ROWS.flatMap((name) => {
    const value = values[name] ?? NO_VALUE;
    return value === NO_VALUE ? [] : [{ name, label: say(`paper.agreement.rows.${name}`), value }];
  });
