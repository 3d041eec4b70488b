import type { CsvDraft } from './csv-fields.js';

type Guess = Partial<CsvDraft>;
type Column =
  | 'date'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'text'
  | 'bankRef'
  | 'counterparty'
  | 'counterpartyAccount'
  | 'endToEnd';

/** What banks call their columns in English, German and French, the surest name first; compared without case and accents. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  date: [
    'buchungstag',
    'buchungsdatum',
    'booking date',
    'booked on',
    'date de comptabilisation',
    'date operation',
    'date',
    'datum',
    'valuta',
    'valutadatum',
    'date de valeur',
  ],
  amount: ['betrag', 'betrag (eur)', 'umsatz', 'amount', 'montant', 'montant (eur)'],
  credit: ['haben', 'gutschrift', 'credit', 'money in', 'paid in'],
  debit: ['soll', 'lastschrift', 'debit', 'money out', 'paid out'],
  text: [
    'verwendungszweck',
    'buchungstext',
    'remittance',
    'description',
    'details',
    'text',
    'libelle',
    'libelle operation',
    'motif',
  ],
  bankRef: [
    'bankreferenz',
    'transaktionsnummer',
    'transaction id',
    'bank reference',
    'reference bancaire',
    'reference operation',
  ],
  endToEnd: [
    'end-to-end-referenz',
    'kundenreferenz (end-to-end)',
    'end-to-end reference',
    'end to end id',
    'reference de bout en bout',
  ],
  counterparty: [
    'auftraggeber/zahlungspflichtiger',
    'beguenstigter/zahlungspflichtiger',
    'begunstigter/zahlungspflichtiger',
    'auftraggeber/empfanger',
    'name zahlungsbeteiligter',
    'auftraggeber',
    'counterparty',
    'name',
    'payer',
    'contrepartie',
    "donneur d'ordre",
    'nom',
  ],
  counterpartyAccount: [
    'iban zahlungsbeteiligter',
    'kontonummer/iban',
    'kontonummer',
    'iban',
    'account',
    'compte de la contrepartie',
  ],
};

/** Names that only banks of a continent that writes 31.12.2026 and 1.234,50 use. */
const CONTINENTAL =
  /^(buchung|valuta|betrag|verwendungszweck|umsatz|soll|haben|auftraggeber|begun|beguen|wahrung|datum|montant|libelle|devise|motif|contrepartie)/;

const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

/** What a file's columns are by their names; what is not recognised is left to be chosen. */
export function recognised(columns: readonly string[]): Guess {
  const plainly = columns.map((column) => ({ column, name: plain(column) }));
  const guess: Guess = {};
  for (const [field, names] of Object.entries(NAMES) as [Column, readonly string[]][]) {
    const name = names.find((known) => plainly.some((one) => one.name === known));
    const found = plainly.find((one) => one.name === name);
    if (found !== undefined) guess[field] = found.column;
  }
  // One column with a sign says it all.
  if (guess.amount !== undefined) {
    delete guess.credit;
    delete guess.debit;
  }
  if (plainly.some(({ name }) => CONTINENTAL.test(name))) {
    guess.dateForm = 'dmy';
    guess.decimal = ',';
  }
  return guess;
}
