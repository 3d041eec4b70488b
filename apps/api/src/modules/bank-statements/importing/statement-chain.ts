import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadLine, ReadStatement } from '../reading/statement-file.js';
import { saidOf } from './line-rows.js';

type Chained = ReadStatement & { account: string };

/** How a statement follows those that are known of its account. */
export interface PlaceInChain {
  /** With what the statement before it ends, where that is not what this one begins with. */
  expectedOpening: bigint | null;
  /** How many lines that say the same the statement before has on their common day, by what they say. */
  before: ReadonlyMap<string, number>;
}

interface End {
  lastOn: string;
  closing: bigint;
}

interface Kept {
  bookedOn: string;
  amount: string;
  endToEnd: string | null;
  remittance: string | null;
}

/**
 * A bank may give two statements of one day, one after the other. Two payments that say the same, one in each, are two:
 * one statement begins with the balance with which the other one ends, and has none of its lines. A statement that is
 * known already, in whatever format it comes again, follows nothing.
 */
@Injectable()
export class StatementChain {
  /** @param earlier of the same file, the oldest first; they need not be kept yet */
  async placeOf(reader: EntityManager, statement: Chained, earlier: readonly Chained[] = []): Promise<PlaceInChain> {
    const { account, opening, firstOn } = statement;
    const inFile = earlier.filter((one) => one.account === account && one.lastOn <= firstOn);
    const known = [...(await this.endsOf(reader, account, firstOn)), ...inFile];
    const last = (is: (day: string) => boolean): End | null =>
      known.reduce<End | null>(
        (found, one) => (is(one.lastOn) && (found === null || one.lastOn >= found.lastOn) ? one : found),
        null,
      );
    const dayBefore = last((day) => day < firstOn);
    const sameDay = last((day) => day === firstOn);
    const follows = sameDay !== null && sameDay.closing === opening && dayBefore?.closing !== opening;
    const fits = follows || dayBefore === null || dayBefore.closing === opening;
    const days = await this.commonDays(reader, statement, follows);
    return {
      expectedOpening: fits ? null : dayBefore.closing,
      before: days.length === 0 ? new Map() : await this.linesOf(reader, account, days, inFile),
    };
  }

  /** The days that this statement shares with one before or after it whose lines are others. */
  private async commonDays(reader: EntityManager, statement: Chained, follows: boolean): Promise<string[]> {
    const { account, opening, closing, firstOn, lastOn, lines, reference } = statement;
    const [row] = await reader.query<{ isKnown: boolean; precedes: boolean }[]>(
      `select exists (select from bank_statement where account = $1 and first_on = $2 and last_on = $3 and opening = $4
           and closing = $5 and line_count = $6 and (reference is null or $7::text is null or reference = $7)) as "isKnown",
         -- A statement that moves nothing may lie within this one as well.
         exists (select from bank_statement where account = $1 and first_on = $3 and opening = $5 and closing <> opening)
           as precedes`,
      [account, firstOn, lastOn, opening.toString(), closing.toString(), lines.length, reference],
    );
    if (row?.isKnown !== false) return [];
    return [...(follows ? [firstOn] : []), ...(row.precedes ? [lastOn] : [])];
  }

  /** The last statement that ends before a day, and the last one that ends on it. */
  private async endsOf(reader: EntityManager, account: string, day: string): Promise<End[]> {
    const rows = await reader.query<{ lastOn: string; closing: string }[]>(
      `select s.last_on::text as "lastOn", s.closing from (values (true), (false)) on_day(is_it)
       cross join lateral (
         select last_on, closing from bank_statement
         where account = $1 and case when on_day.is_it then last_on = $2 else last_on < $2 end
         order by last_on desc, imported_at desc, id desc limit 1) s`,
      [account, day],
    );
    return rows.map(({ lastOn, closing }) => ({ lastOn, closing: BigInt(closing) }));
  }

  private async linesOf(
    reader: EntityManager,
    account: string,
    days: readonly string[],
    inFile: readonly Chained[],
  ): Promise<Map<string, number>> {
    const kept = await reader.query<Kept[]>(
      `select booked_on::text as "bookedOn", amount, end_to_end as "endToEnd", remittance from bank_line
       where account = $1 and booked_on = any($2::date[]) and bank_ref is null`,
      [account, days],
    );
    const counts = new Map<string, number>();
    const count = (line: Pick<ReadLine, 'bookedOn' | 'amount' | 'endToEnd' | 'remittance'>): void => {
      const said = saidOf(account, { ...line, bankRef: null });
      counts.set(said, (counts.get(said) ?? 0) + 1);
    };
    for (const line of kept) count({ ...line, amount: BigInt(line.amount) });
    for (const { lines } of inFile)
      for (const line of lines) if (line.bankRef === null && days.includes(line.bookedOn)) count(line);
    return counts;
  }
}
