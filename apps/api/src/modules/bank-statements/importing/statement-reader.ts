import { setImmediate as otherRequests } from 'node:timers/promises';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { decodeApart, REFUSED } from '../../../kernel/files/decoder-process.js';
import { readStatements, type OwnStatement, type Reading } from '../reading/read-file.js';
import { StatementsOfRecords, type Refused, type StatementRecord } from '../reading/statement-records.js';

const LONGEST_MS = 60_000;
/** A file of the greatest size, its text, and its hundred thousand lines at the same time. */
const HEAP_MB = 384;
const LINE_END = 10;
/** Bytes that are read within some hundredths of a second, less than a process takes to start. */
const SMALL = 128 * 1024;

/**
 * Reads a bank's file; a large one apart from this process, which goes on answering meanwhile.
 * @throws what `readStatements` throws; statement.too_heavy for a file that takes more time or memory than it may;
 *   file.busy where too many wait already
 */
export async function readBeside(content: Buffer, reading: Reading): Promise<OwnStatement[]> {
  if (content.length <= SMALL) return readStatements(content, reading);
  const { code, made, reason } = await decodeApart({
    script: 'read-statement.mjs',
    longestMs: LONGEST_MS,
    heapMb: HEAP_MB,
    head: reading,
    files: [content],
  });
  if (code === REFUSED) throw refusal(JSON.parse(reason) as Refused); // what our own script writes
  // It was ended by its limit of time or of memory.
  if (code === null) throw fieldError('file', 'statement.too_heavy');
  if (code !== 0) throw new Error(`The reader of bank statements failed: ${reason}`);
  return statementsIn(made);
}

const refusal = ({ code, params, fields }: Refused): DomainError => new DomainError(code, params, fields);

/** A record at a time: other requests are answered in between. */
async function statementsIn(made: Buffer): Promise<OwnStatement[]> {
  const read = new StatementsOfRecords();
  for (let from = 0, end = made.indexOf(LINE_END); end >= 0; from = end + 1, end = made.indexOf(LINE_END, from)) {
    read.take(JSON.parse(made.toString('utf8', from, end)) as StatementRecord); // what our own script writes
    await otherRequests();
  }
  return read.statements;
}
