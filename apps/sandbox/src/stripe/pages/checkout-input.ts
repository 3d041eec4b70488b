import { findTestCard, isPast, parseExpiry } from '../money/cards.js';
import type { BankPayment, CardPayment } from '../money/checkout-pay.js';
import type { Words } from './words.js';

export type Fields = Readonly<Record<string, string>>;
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Fields };

const TEST_ROUTING = '110000000';

const collect = (entries: readonly (readonly [string, string | false])[]): Fields =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== false));

/** Checks what was typed for a card; `now` is business time in milliseconds. */
export function readCard(fields: Fields, words: Words, now: number, email: string | null): Checked<CardPayment> {
  const card = findTestCard(fields['number'] ?? '');
  const expiry = parseExpiry(fields['expiry'] ?? '');
  const name = (fields['name'] ?? '').trim();
  const dated = expiry !== undefined && !isPast(expiry, now);
  if (card && dated && name !== '' && /^\d{3,4}$/.test((fields['code'] ?? '').trim())) {
    return { ok: true, value: { card, expiry, name, email } };
  }
  return {
    ok: false,
    errors: collect([
      ['number', !card && words.errorNumber],
      ['expiry', !dated && words.errorExpiry],
      ['code', !/^\d{3,4}$/.test((fields['code'] ?? '').trim()) && words.errorCode],
      ['name', name === '' && words.errorName],
    ]),
  };
}

/** Checks what was typed for a bank account. */
export function readBank(fields: Fields, words: Words, email: string | null): Checked<BankPayment> {
  const routing = (fields['routing'] ?? '').trim();
  const account = (fields['account'] ?? '').trim();
  const name = (fields['holder'] ?? '').trim();
  const errors = collect([
    ['routing', routing !== TEST_ROUTING && words.errorRouting],
    ['account', !/^\d{5,17}$/.test(account) && words.errorAccount],
    ['holder', name === '' && words.errorName],
  ]);
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, value: { routing, account, name, email } };
}
