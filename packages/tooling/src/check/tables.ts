import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './step.js';
import { tablesNamed } from './sql-tables.js';
import type { ForeignReads } from './foreign-read.js';
import { FOREIGN_READS, OPEN_TABLES } from './table-reads.js';

/** What the walls are drawn from: each room's README, the migrations, and the code. */
export interface House {
  /** Texts of the rooms' READMEs by room: `wallet/withdrawals`, or `wallet` where a module has no rooms. */
  readmes: ReadonlyMap<string, string>;
  migrations: readonly string[];
  /** Code by its path below the API's sources. */
  code: ReadonlyMap<string, string>;
}

const KERNEL = 'kernel';

const moduleOf = (room: string): string => room.split('/')[0] ?? room;

/** `modules/wallet/withdrawals/withdrawal-desk.ts` is of `wallet/withdrawals`. */
function roomOf(path: string): string | null {
  const [top, module, ...rest] = path.split('/');
  if (top === KERNEL) return KERNEL;
  if (top !== 'modules' || module === undefined) return null;
  return rest.length > 1 ? `${module}/${rest[0]}` : module;
}

/** The line `- Tables:` of a README lists the module's tables. */
function ownersIn(readmes: ReadonlyMap<string, string>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [room, text] of readmes) {
    const [, line = ''] = /^- Tables: (.*)$/m.exec(text) ?? [];
    for (const [, table = ''] of line.matchAll(/`([\w.]+)`/g)) owners.set(table, [...(owners.get(table) ?? []), room]);
  }
  return owners;
}

/** The tables after all migrations have run. */
function tablesIn(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const [, verb, table = ''] of migrations
    .join('\n')
    .matchAll(/\b(create|drop) table (?:if (?:not )?exists )?([\w.]+)/gi)) {
    if (verb?.toLowerCase() === 'create') tables.add(table);
    else tables.delete(table);
  }
  return tables;
}

/**
 * Walls for SQL as the dependency rules are walls for imports: a table is of one room, only its module writes it, and
 * another module reads it where the list gives the reason. Tables that are open are read by all.
 */
export function tableFaults(
  { readmes, migrations, code }: House,
  allowed: ForeignReads,
  open: readonly string[] = [],
): string[] {
  const [tables, owners] = [tablesIn(migrations), ownersIn(readmes)];
  const faults: string[] = [];
  for (const table of tables) {
    const rooms = owners.get(table) ?? [];
    if (rooms.length !== 1) faults.push(`${table} belongs to one room: ${rooms.join(', ') || 'no README names it'}`);
  }
  for (const [table, rooms] of owners) {
    if (!tables.has(table)) faults.push(`The README of ${rooms.join(', ')} names ${table}, which is not there`);
  }

  const used = new Set<string>();
  for (const [path, source] of code) {
    const reader = roomOf(path);
    if (reader === null) continue;
    const isForeign = (table: string): boolean => moduleOf(owners.get(table)?.[0] ?? reader) !== moduleOf(reader);
    const { reads, writes } = tablesNamed(source, tables);
    for (const table of writes) if (isForeign(table)) faults.push(`${path} writes ${table}, which is another's`);
    for (const table of reads) {
      if (!isForeign(table) || open.includes(table)) continue;
      if (allowed[reader]?.some((entry) => entry.tables.includes(table))) used.add(`${reader} ${table}`);
      else faults.push(`${path} reads ${table}, which is another's: use its door, or say why in table-reads.ts`);
    }
  }
  for (const [reader, entries] of Object.entries(allowed)) {
    for (const table of entries.flatMap((entry) => entry.tables)) {
      if (!used.has(`${reader} ${table}`)) faults.push(`table-reads.ts lets ${reader} read ${table}, and nobody does`);
    }
  }
  return faults;
}

const API = join('apps', 'api');
const NO_PRODUCT = /\.spec\.ts$|^(testing|bench|chaos|seed)\//;

/** The API of this clone. */
export function houseAt(root: string): House {
  const [sources, migrations] = [join(root, API, 'src'), join(root, API, 'migrations')];
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const textOf = (file: string): string => readFileSync(join(sources, file), 'utf8');
  return {
    readmes: new Map(
      files
        .filter((file) => file.endsWith('README.md'))
        .map((file) => [file.replace(/^modules\//, '').replace(/\/README\.md$/, ''), textOf(file)]),
    ),
    migrations: readdirSync(migrations)
      .sort()
      .map((file) => readFileSync(join(migrations, file), 'utf8')),
    code: new Map(
      files.filter((file) => file.endsWith('.ts') && !NO_PRODUCT.test(file)).map((file) => [file, textOf(file)]),
    ),
  };
}

/** SQL across the walls between modules. */
export const tables: Step = {
  name: 'tables',
  async run(root) {
    const faults = tableFaults(houseAt(root), FOREIGN_READS, Object.keys(OPEN_TABLES));
    return faults.length === 0 ? null : faults.join('\n');
  },
};
