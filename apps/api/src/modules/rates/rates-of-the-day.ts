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
    if (from === to || minor === 0n) return minor;
    const rate = await this.between(from, to, reader);
    return rate === null ? null : measureIn(minor, from, to, divideRational(rate, rational(step))) * step;
  }

  /** A limit that is written in one currency, as a round figure of another; null where no rate exists. */
  async figureIn(minor: bigint, from: string, to: string, reader: EntityManager): Promise<bigint | null> {
    if (from === to) return minor;
    const rate = await this.between(from, to, reader);
    return rate === null ? null : roundFigure(measureIn(minor, from, to, rate));
  }
}
