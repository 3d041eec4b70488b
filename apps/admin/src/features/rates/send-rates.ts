import type { Client } from '@cairn/client';
import { ratesApi } from '@cairn/contracts';

export type EnteredRate = Record<'date' | 'base' | 'quote' | 'rate' | 'source', string>;

export const EMPTY = { date: '', base: '', quote: '', rate: '', source: '', csv: '', reason: '' };
export type RateField = keyof typeof EMPTY;

/** The conditions of a plausible rate. */
export const JUDGED: ReadonlySet<RateField> = new Set(['date', 'base', 'quote', 'rate', 'csv']);

/** A rate far from the nearest other day's, or the first one of its currencies. */
export type Doubt = 'implausible' | 'first';

interface Typed {
  kind: 'one' | 'file';
  now: typeof EMPTY;
  /** The rate as the contracts write it. */
  decimal: string;
  entered: EnteredRate | undefined;
  /** The refusals that a confirmation resolves when it is sent again. */
  doubt: Doubt | null;
}

interface Sent {
  outcome: 'uploaded' | 'entered' | 'corrected' | 'unchanged';
  count: number;
}

/** Sends what was typed; a correction names the rate that the person saw, so that no other one is overwritten. */
export async function sendRates(client: Client, { kind, now, decimal, entered, doubt }: Typed): Promise<Sent> {
  const { csv, source, date, reason } = now;
  const confirmed = doubt === null ? {} : { confirmed: true };
  // A reason is kept in the audit log; the first rate of its currencies needs none.
  const meant = doubt === 'implausible' ? { reason, ...confirmed } : confirmed;
  if (kind === 'file') {
    const { written } = await client.send(ratesApi.upload, { body: { csv, source, ...meant } });
    return { outcome: 'uploaded', count: written };
  }
  const rate = { date, base: now.base.toUpperCase(), quote: now.quote.toUpperCase(), rate: decimal, source };
  if (entered === undefined) {
    await client.send(ratesApi.enter, { body: { ...rate, ...meant } });
    return { outcome: 'entered', count: 1 };
  }
  if (decimal === entered.rate) return { outcome: 'unchanged', count: 0 };
  await client.send(ratesApi.enter, {
    body: { ...rate, reason, replaces: entered.rate, ...confirmed },
  });
  return { outcome: 'corrected', count: 1 };
}
