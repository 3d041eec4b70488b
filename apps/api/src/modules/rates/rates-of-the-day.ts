import { Injectable } from '@nestjs/common';
import {
  compareRational,
  crossRate,
  divideRational,
  measureIn,
  rational,
  rationalFromDecimal,
  type ExchangeRate,
  type Rational,
} from '@cairn/finance';
import type { EntityManager } from 'typeorm';

/** Days for which a rate stays valid when none was published since: weekends and the longest holidays. */
const DAYS_VALID = 7;

/** To two digits, as a limit is written: 1,535 is 1,500. */
export function roundFigure(minor: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  return ((minor + step / 2n) / step) * step;
}

/** Rates for one piece of work, each pair asked for once. */
export interface KnownRates {
  between(from: string, to: string): Promise<Rational | null>;
  amountIn(minor: bigint, from: string, to: string): Promise<bigint | null>;
}

export interface DatedRate {
  rate: Rational;
  /** A day of the calendar, as `2026-11-20`. */
  on: string;
}

/** The rates that finance has entered, as a commitment of today is measured by them. */
@Injectable()
export class RatesOfTheDay {
  /**
   * Units of `to` for one unit of `from`, from each pair's newest rate of the last seven days, whichever way
   * round it was entered.
   * @returns null when they do not say
   */
  async between(from: string, to: string, reader: EntityManager): Promise<Rational | null> {
    return from === to ? crossRate(from, to, []) : crossRate(from, to, await this.newest(reader));
  }

  /**
   * The same with its day: of the older one, where it comes from two.
   * @returns null when they do not say, and of one currency
   */
  async dated(from: string, to: string, reader: EntityManager): Promise<DatedRate | null> {
    if (from === to) return null;
    const rates = await this.newest(reader);
    const rate = crossRate(from, to, rates);
    if (rate === null) return null;
    const since = (day: string): Rational | null =>
      crossRate(
        from,
        to,
        rates.filter(({ on }) => on >= day),
      );
    const days = [...new Set(rates.map(({ on }) => on))].toSorted().toReversed();
    const on = days.find((day) => {
      const found = since(day);
      return found !== null && compareRational(found, rate) === 0;
    });
    return on === undefined ? null : { rate, on };
  }

  /** The newest of each pair, of the last seven days. */
  private async newest(reader: EntityManager): Promise<(ExchangeRate & { on: string })[]> {
    const rows = await reader.query<{ base: string; quote: string; rate: string; on: string }[]>(
      `select distinct on (least(base, quote), greatest(base, quote)) base, quote, rate::text as rate, on_date::text as on from exchange_rate
       where on_date <= kernel.now()::date and on_date > kernel.now()::date - $1::int
       order by least(base, quote), greatest(base, quote), on_date desc, entered_at desc, base`,
      [DAYS_VALID],
    );
    return rows.map((row) => ({ ...row, rate: rationalFromDecimal(row.rate) }));
  }

  /**
   * An amount that is written in one currency, as as much of another one: a multiple of `step` minor units, half up.
   * @returns null where no rate exists; zero is zero in every currency
   */
  async amountIn(minor: bigint, from: string, to: string, reader: EntityManager, step = 1n): Promise<bigint | null> {
    return amountBy((...pair) => this.between(...pair, reader), minor, from, to, step);
  }

  /** The same rates for many people: each pair is asked for once. */
  once(reader: EntityManager): KnownRates {
    const known = new Map<string, Promise<Rational | null>>();
    const between: KnownRates['between'] = (from, to) => {
      const pair = `${from}/${to}`;
      const rate = known.get(pair) ?? this.between(from, to, reader);
      known.set(pair, rate);
      return rate;
    };
    return { between, amountIn: (minor, from, to) => amountBy(between, minor, from, to) };
  }

  /** A limit that is written in one currency, as a round figure of another; null where no rate exists. */
  async figureIn(minor: bigint, from: string, to: string, reader: EntityManager): Promise<bigint | null> {
    if (from === to) return minor;
    const rate = await this.between(from, to, reader);
    return rate === null ? null : roundFigure(measureIn(minor, from, to, rate));
  }
}

async function amountBy(
  between: KnownRates['between'],
  minor: bigint,
  from: string,
  to: string,
  step = 1n,
): Promise<bigint | null> {
  if (from === to || minor === 0n) return minor;
  const rate = await between(from, to);
  return rate === null ? null : measureIn(minor, from, to, divideRational(rate, rational(step))) * step;
}
