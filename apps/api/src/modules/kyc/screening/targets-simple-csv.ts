import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse';
import { ListFault, type ListedEntry, type ListReader } from './list-reader.js';

/** The columns of OpenSanctions’ `targets.simple.csv`; `program_ids` and later ones are left alone. */
export const LIST_COLUMNS = [
  'id',
  'schema',
  'name',
  'aliases',
  'birth_date',
  'countries',
  'addresses',
  'identifiers',
  'sanctions',
  'phones',
  'emails',
  'dataset',
  'first_seen',
  'last_seen',
  'last_change',
] as const;

type Column = (typeof LIST_COLUMNS)[number];
type Row = Readonly<Partial<Record<Column, string>>>;

interface Parsed {
  record: Row;
  info: { lines: number };
}

/** More characters than any entry of the lists that are published. */
const LONGEST_LINE = 200_000;
const LONGEST_NAME = 1_000;
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const NULL = '\u0000';

const partsOf = (cell = ''): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isMissing = (names: readonly string[]): boolean => LIST_COLUMNS.some((column) => !names.includes(column));

/** @throws ListFault where a column is missing */
function columnsOf(names: string[]): string[] {
  const found = names.map((name) => name.trim().toLowerCase());
  if (isMissing(found)) throw new ListFault('header', 1);
  return found;
}

function entryOf(row: Row, line: number): ListedEntry {
  const id = row.id?.trim() ?? '';
  const name = row.name?.trim() ?? '';
  const birthDates = partsOf(row.birth_date);
  const isRead =
    id !== '' &&
    name !== '' &&
    (row.schema ?? '') !== '' &&
    name.length <= LONGEST_NAME &&
    birthDates.every((date) => DATE.test(date)) &&
    !Object.values(row).some((cell) => cell.includes(NULL));
  if (!isRead) throw new ListFault('line', line);
  return {
    line,
    id,
    schema: row.schema ?? '',
    name,
    aliases: partsOf(row.aliases).filter((alias) => alias.length <= LONGEST_NAME),
    birthDates,
    countries: partsOf(row.countries),
    details: {
      addresses: row.addresses ?? '',
      identifiers: row.identifiers ?? '',
      sanctions: row.sanctions ?? '',
      phones: row.phones ?? '',
      emails: row.emails ?? '',
      dataset: row.dataset ?? '',
      firstSeen: row.first_seen ?? '',
      lastSeen: row.last_seen ?? '',
      lastChange: row.last_change ?? '',
    },
  };
}

/** Reads a list as OpenSanctions publishes it, line by line. */
@Injectable()
export class TargetsSimpleCsv implements ListReader {
  async *read(file: Readable): AsyncIterable<ListedEntry> {
    const rows = parse({
      bom: true,
      columns: columnsOf,
      info: true,
      max_record_size: LONGEST_LINE,
      skip_empty_lines: true,
    });
    file.on('error', (error) => rows.destroy(error));
    try {
      for await (const { record, info } of file.pipe(rows) as AsyncIterable<Parsed>) yield entryOf(record, info.lines);
    } catch (error) {
      throw error instanceof CsvError ? new ListFault('line', lineOf(error)) : error;
    } finally {
      file.destroy();
    }
  }
}

const lineOf = (error: CsvError): number | null => {
  const { lines } = error as { lines?: unknown };
  return typeof lines === 'number' ? lines : null;
};

/**
 * Whether a file begins with the columns of such a list: told at once, where the rest is read later.
 * @param beginning at least its first line
 */
export const hasColumns = (beginning: Buffer): boolean => {
  const [first = ''] = beginning
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1);
  return !isMissing(first.split(',').map((name) => name.replaceAll('"', '').trim().toLowerCase()));
};
