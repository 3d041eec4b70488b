import { ChoiceField, DateField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { AdminListQuery } from './admin.requests.js';

/**
 * What an entry does: it counts in the balances, it still reserves money, it voids another one, or it reserved money
 * until a later entry posted or voided it. Each entry is in exactly one of them.
 */
export const ENTRY_STATES = ['posted', 'pending', 'voided', 'settled'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** The entries of the ledger. */
export class LedgerEntryQuery extends AdminListQuery {
  /** What happened: `closing`, `refund`. */
  @TextField({ optional: true, max: 40 })
  kind?: string;
  @ChoiceField(ENTRY_STATES, { optional: true })
  entryState?: EntryState;
  /** Of a line, in major units of its currency: `2188` or `2188.00`. */
  @TextField({ optional: true, pattern: /^\d{1,15}(\.\d{1,4})?$/, max: 20 })
  amount?: string;
}

/** The trial balance of now, or of the end of a past day. */
export class TrialBalanceQuery {
  /** The last day whose entries count, by the site's clock; all of them count without it. */
  @DateField({ optional: true })
  on?: string;
  /** The rows as a file. */
  @ChoiceField(['csv'], { optional: true })
  format?: 'csv';
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  lng?: Language;
}
