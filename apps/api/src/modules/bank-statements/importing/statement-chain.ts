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

/**
 * A bank may give two statements of one day, one after the other. Two payments that say the same, one in each, are two:
 * the second statement begins with the balance with which the first one ends, and no line of it was in that one.
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
    // Where it follows the day before, the lines of its first day are known already, or new in number.
    if (sameDay !== null && sameDay.closing === opening && dayBefore?.closing !== opening)
      return { expectedOpening: null, before: await this.linesOf(reader, account, firstOn, inFile) };
    const fits = dayBefore === null || dayBefore.closing === opening;
    return { expectedOpening: fits ? null : dayBefore.closing, before: new Map() };
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
    day: string,
    inFile: readonly Chained[],
  ): Promise<Map<string, number>> {
    const kept = await reader.query<{ amount: string; endToEnd: string | null; remittance: string | null }[]>(
      `select amount, end_to_end as "endToEnd", remittance from bank_line
       where account = $1 and booked_on = $2 and bank_ref is null`,
      [account, day],
    );
    const counts = new Map<string, number>();
    const count = (line: Pick<ReadLine, 'amount' | 'endToEnd' | 'remittance'>): void => {
      const said = saidOf(account, { ...line, bookedOn: day, bankRef: null });
      counts.set(said, (counts.get(said) ?? 0) + 1);
    };
    for (const line of kept) count({ ...line, amount: BigInt(line.amount) });
    for (const { lines } of inFile)
      for (const line of lines) if (line.bankRef === null && line.bookedOn === day) count(line);
    return counts;
  }
}
