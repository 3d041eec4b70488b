import { DomainError } from '../../../kernel/errors/domain-error.js';
import { readStatements, type OwnStatement, type Reading } from './read-file.js';
import type { ReadLine } from './statement-file.js';

/** Lines of a record: few enough to be taken in between two requests. */
const LINES_OF_RECORD = 500;

type WireLine = Omit<ReadLine, 'amount'> & { amount: string };
type WireHead = Omit<OwnStatement, 'opening' | 'closing' | 'lines'> & { opening: string; closing: string };

/** A statement without its lines, or some lines of the last one. JSON has no integers of this size. */
export type StatementRecord = { statement: WireHead } | { lines: readonly WireLine[] };

/** What became of a file: its records, or why it is refused. */
export type ReadFile = { records: Iterable<StatementRecord> } | { refused: Refused };

export type Refused = Pick<DomainError, 'code' | 'params' | 'fields'>;

/** Reads a file, in the process that is made for it. */
export function readFile(content: Buffer, reading: Reading): ReadFile {
  try {
    return { records: recordsOf(readStatements(content, reading)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, params, fields } = error;
    return { refused: { code, params, fields } };
  }
}

function* recordsOf(statements: readonly OwnStatement[]): Generator<StatementRecord> {
  for (const { lines, opening, closing, ...head } of statements) {
    yield { statement: { ...head, opening: opening.toString(), closing: closing.toString() } };
    for (let from = 0; from < lines.length; from += LINES_OF_RECORD)
      yield {
        lines: lines
          .slice(from, from + LINES_OF_RECORD)
          .map(({ amount, ...line }) => ({ ...line, amount: amount.toString() })),
      };
  }
}

/** The statements of records, put together one after the other. */
export class StatementsOfRecords {
  readonly statements: OwnStatement[] = [];

  take(record: StatementRecord): void {
    if ('statement' in record) {
      const { opening, closing, ...head } = record.statement;
      this.statements.push({ ...head, opening: BigInt(opening), closing: BigInt(closing), lines: [] });
    } else {
      const lines = this.statements.at(-1)?.lines;
      for (const { amount, ...line } of record.lines) lines?.push({ ...line, amount: BigInt(amount) });
    }
  }
}
