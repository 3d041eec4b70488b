import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { ourReferenceOf } from '../reading/our-references.js';
import type { ReadLine } from '../reading/statement-file.js';

/** Longer than any bank passes on. */
const LONGEST = 2_000;

/** Never in the middle of a character. */
const shortened = (text: string | null): string | null =>
  text === null || text.length <= LONGEST ? text : [...text].slice(0, LONGEST / 2).join('');

export interface LineRow {
  id: string;
  line: ReadLine;
}

type SaidOfLine = Pick<ReadLine, 'bookedOn' | 'amount' | 'bankRef' | 'endToEnd' | 'remittance'>;

/**
 * What a line is known by. Where the bank has given it an id, its wording does not count: another format words it in another
 * way.
 */
export function saidOf(account: string, { bookedOn, amount, bankRef, endToEnd, remittance }: SaidOfLine): string {
  const wording = bankRef === null ? [endToEnd, remittance] : [];
  return JSON.stringify([account, bookedOn, amount.toString(), bankRef, ...wording]);
}

/** Of lines that are identified between two turns of other requests. */
const AT_ONCE = 1_000;

/**
 * Lines with the id that follows from what they say: two that say the same in one file are two, and the same ones in
 * another file are the same. Other requests are answered in between.
 * @param before how many lines say the same in statements that this one continues: those here are others
 */
export async function identified(
  account: string,
  lines: readonly ReadLine[],
  before: ReadonlyMap<string, number> = new Map(),
): Promise<LineRow[]> {
  const seen = new Map(before);
  const rows: LineRow[] = [];
  for (const line of lines) {
    const said = saidOf(account, line);
    const place = seen.get(said) ?? 0;
    seen.set(said, place + 1);
    rows.push({ id: derivedId(`bank-line:${place}:${said}`), line });
    if (rows.length % AT_ONCE === 0) await otherRequests();
  }
  return rows;
}

/** As the table takes them. */
export const tableRows = (rows: readonly LineRow[], personalData: PersonalData): string =>
  JSON.stringify(
    rows.map(({ id, line }) => ({
      id,
      booked_on: line.bookedOn,
      value_on: line.valueOn,
      amount: line.amount.toString(),
      bank_ref: shortened(line.bankRef),
      end_to_end: shortened(line.endToEnd),
      remittance: shortened(line.remittance),
      our_ref: ourReferenceOf(line),
      counterparty:
        line.counterparty === null
          ? null
          : personalData
              .encrypt(JSON.stringify(line.counterparty), { table: 'bank_line', column: 'counterparty', id })
              .toString('base64'),
    })),
  );
