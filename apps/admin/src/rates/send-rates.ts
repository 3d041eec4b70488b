import type { Client } from '@cairn/client';
import { ratesApi } from '@cairn/contracts';

export type EnteredRate = Record<'date' | 'base' | 'quote' | 'rate' | 'source', string>;

export const EMPTY = { date: '', base: '', quote: '', rate: '', source: '', csv: '', reason: '' };
export type RateField = keyof typeof EMPTY;

/** What makes a rate plausible or not. */
export const JUDGED: ReadonlySet<RateField> = new Set(['date', 'base', 'quote', 'rate', 'csv']);

interface Typed {
  kind: 'one' | 'file';
  now: typeof EMPTY;
  /** The rate as the contracts write it. */
  decimal: string;
  entered: EnteredRate | undefined;
  /** It was refused as implausible, and is sent again. */
  isImplausible: boolean;
}

interface Sent {
  outcome: 'uploaded' | 'entered' | 'corrected' | 'unchanged';
  count: number;
}

/** Sends what was typed; a correction names the rate that the person saw, so that no other one is overwritten. */
export async function sendRates(client: Client, { kind, now, decimal, entered, isImplausible }: Typed): Promise<Sent> {
  const { csv, source, date, reason } = now;
  const meant = isImplausible ? { reason } : {};
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
    body: { ...rate, reason, replaces: entered.rate, ...(isImplausible ? { confirmed: true } : {}) },
  });
  return { outcome: 'corrected', count: 1 };
}
