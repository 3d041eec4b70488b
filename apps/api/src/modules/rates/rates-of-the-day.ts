import { Injectable } from '@nestjs/common';
import { crossRate, divideRational, measureIn, rational, rationalFromDecimal, type Rational } from '@cairn/finance';
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

/** The rates that finance has entered, as a commitment of today is measured by them. */
@Injectable()
export class RatesOfTheDay {
  /**
   * Units of `to` for one unit of `from`, from each pair's newest rate of the last seven days, whichever way
   * round it was entered.
   * @returns null when they do not say
   */
  async between(from: string, to: string, reader: EntityManager): Promise<Rational | null> {
    if (from === to) return crossRate(from, to, []);
    const rows = await reader.query<{ base: string; quote: string; rate: string }[]>(
      `select distinct on (least(base, quote), greatest(base, quote)) base, quote, rate::text as rate from exchange_rate
       where on_date <= kernel.now()::date and on_date > kernel.now()::date - $1::int
       order by least(base, quote), greatest(base, quote), on_date desc, entered_at desc, base`,
      [DAYS_VALID],
    );
    return crossRate(
      from,
      to,
      rows.map(({ base, quote, rate }) => ({ base, quote, rate: rationalFromDecimal(rate) })),
    );
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
