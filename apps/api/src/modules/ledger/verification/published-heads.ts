import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { Database } from '../../../kernel/database/in-tx.js';

const PAGE = 2_000;
/** As many bytes hold the last head and more. */
const TAIL = 4_096;

interface Head {
  block: string;
  hash: string;
}

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** One head a line: block, hash, when it was sealed. A line that was cut by a crash is not one. */
function headOf(line: string): Head | null {
  const found = /^(\d+) ([0-9a-f]{64}) \S+$/.exec(line);
  return found === null ? null : { block: found[1] ?? '', hash: found[2] ?? '' };
}

/**
 * I36: the heads of the chain in a file outside the database, which is only ever appended to. Whoever rewrites the
 * whole chain consistently, or cuts off its end, cannot remove the published heads.
 */
@Injectable()
export class PublishedHeads {
  private readonly logger = new Logger('seals');
  private readonly file: string;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.file = resolve(config.LEDGER_HEADS_FILE ?? join(config.FILES_URL.slice('file:'.length), 'ledger-heads.log'));
  }

  /** Appends every head that is missing, and logs the newest. Returns how many were appended. */
  async publish(): Promise<number> {
    let appended = 0;
    for (let last = await this.lastBlock(); ;) {
      const heads = await this.database.query<Head & { at: Date }>(
        `select block::text as block, encode(hash, 'hex') as hash, sealed_at as at from ledger.seal
         where block > $1 order by block limit ${PAGE}`,
        [last],
      );
      const newest = heads.at(-1);
      if (newest === undefined) return appended;
      await mkdir(dirname(this.file), { recursive: true });
      await appendFile(
        this.file,
        heads.map(({ block, hash, at }) => `${block} ${hash} ${at.toISOString()}\n`).join(''),
        { flush: true },
      );
      this.logger.log(`Head of the ledger: block ${newest.block} ${newest.hash}`);
      last = newest.block;
      appended += heads.length;
    }
  }

  /** Published heads that the database does not have any more, or has with another hash. */
  async missing(): Promise<string[]> {
    const missing: string[] = [];
    let page: Head[] = [];
    try {
      const file = await open(this.file, 'r');
      for await (const line of file.readLines()) {
        const head = headOf(line);
        if (head !== null) page.push(head);
        if (page.length < PAGE) continue;
        missing.push(...(await this.missingOf(page)));
        page = [];
      }
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
    return [...missing, ...(await this.missingOf(page))];
  }

  private async missingOf(heads: readonly Head[]): Promise<string[]> {
    if (heads.length === 0) return [];
    const rows = await this.database.query<{ block: string }>(
      `select distinct h.block::text as block from unnest($1::bigint[], $2::text[]) h(block, hash)
       left join ledger.seal s on s.block = h.block where s.hash is null or encode(s.hash, 'hex') <> h.hash order by 1`,
      [heads.map(({ block }) => block), heads.map(({ hash }) => hash)],
    );
    return rows.map(({ block }) => `block ${block} is not the one that was published`);
  }

  private async lastBlock(): Promise<string> {
    try {
      const file = await open(this.file, 'r');
      try {
        const { size } = await file.stat();
        const from = Math.max(0, size - TAIL);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, from);
        const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
        return lines.map(headOf).findLast((head) => head !== null)?.block ?? '0';
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isAbsent(error)) return '0';
      throw error;
    }
  }
}
