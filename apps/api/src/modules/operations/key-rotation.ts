import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { Database } from '../../kernel/database/in-tx.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { SettingsService } from '../settings/index.js';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.js';

const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface Progress {
  place: string;
  done: number;
}

interface SealedRow {
  place: string;
  id: string;
  part: string;
  value: Buffer;
}

interface Page {
  id: string;
  part: string;
}

const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;

/** What another key than the newest wraps. `$1` is how a value begins that the newest one does. */
const waitingIn = ({ table, column }: SealedColumn): string =>
  `${table} t where length(t.${column}) > 0 and substring(t.${column} from 1 for length($1::bytea)) <> $1::bytea`;

/**
 * SEC-49: wraps every encrypted value by the newest data key, beside the running product. What is done says so itself by
 * the id that it begins with, so that a run that ended midway goes on, and two at once share the work.
 */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly files: FileStore,
    private readonly settings: SettingsService,
  ) {}

  /** @param tell after each page */
  async run(tell: (progress: Progress) => void = () => undefined): Promise<void> {
    for (const column of SEALED_COLUMNS) await this.column(column, tell);
    if (await this.settings.rewrapCaptchaSecret()) tell({ place: 'site_setting.applicationSecret', done: 1 });
    await this.filesAfter(BEFORE_ALL, async ({ id, key }) => this.files.rewrap(id, key), tell);
  }

  /** How many values wait for the newest key, by place. */
  async waiting(): Promise<{ place: string; count: number }[]> {
    const counts: { place: string; count: number }[] = [];
    for (const column of SEALED_COLUMNS) {
      const [row] = await this.database.query<{ count: number }>(
        `select count(*)::int as count from ${waitingIn(column)}`,
        [this.personalData.newestHeader],
      );
      counts.push({ place: nameOf(column), count: row?.count ?? 0 });
    }
    counts.push({
      place: 'site_setting.applicationSecret',
      count: (await this.settings.captchaSecretWaitsForKey()) ? 1 : 0,
    });
    let count = 0;
    await this.filesAfter(BEFORE_ALL, async ({ key }) => {
      if (await this.files.waitsForKey(key)) count += 1;
      return false;
    });
    counts.push({ place: 'file', count });
    return counts;
  }

  private async column(column: SealedColumn, tell: (progress: Progress) => void): Promise<void> {
    let after: Page | null = { id: BEFORE_ALL, part: '' };
    let done = 0;
    while (after !== null) {
      const page: { last: Page | null; count: number } = await this.page(column, after);
      done += page.count;
      if (page.count > 0) tell({ place: nameOf(column), done });
      after = page.last;
    }
  }

  /** One page in one transaction: rows that another run holds are its own to do. */
  private page(column: SealedColumn, after: Page): Promise<{ last: Page | null; count: number }> {
    const { table, column: name, id = 'id', part } = column;
    const key = part === undefined ? `t.${id}` : `t.${id}, t.${part}`;
    const isAfter = part === undefined ? `t.${id} > $2` : `(t.${id}, t.${part}) > ($2, $3)`;
    const parameters = [this.personalData.newestHeader, after.id, ...(part === undefined ? [] : [after.part])];
    return this.database.inTx(async (tx) => {
      const rows = await tx.query<SealedRow[]>(
        `select t.ctid::text as place, t.${id} as id, ${part === undefined ? `''` : `t.${part}`} as part, t.${name} as value
         from ${waitingIn(column)} and ${isAfter} order by ${key} limit ${BATCH} for no key update skip locked`,
        parameters,
      );
      for (const row of rows) {
        const cell = { table, column: part === undefined ? name : `${name}.${row.part}`, id: row.id };
        await tx.query(`update ${table} set ${name} = $2 where ctid = $1::tid`, [
          row.place,
          this.personalData.rewrap(row.value, cell),
        ]);
      }
      const last = rows.at(-1);
      return { count: rows.length, last: last === undefined ? null : { id: last.id, part: last.part } };
    });
  }

  private async filesAfter(
    first: string,
    work: (file: { id: string; key: string }) => Promise<boolean>,
    tell: (progress: Progress) => void = () => undefined,
  ): Promise<void> {
    let done = 0;
    for (let page = await this.files.encryptedAfter(first, BATCH); page.length > 0;) {
      for (const file of page) if (await work(file)) done += 1;
      if (done > 0) tell({ place: 'file', done });
      page = await this.files.encryptedAfter(page.at(-1)?.id ?? '', BATCH);
    }
  }
}
