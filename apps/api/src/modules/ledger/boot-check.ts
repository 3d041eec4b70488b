import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../kernel/config/config.js';
import { Database } from '../../kernel/database/in-tx.js';

const WRITES = ['update', 'delete', 'truncate', 'insert'];

/** A process that could rewrite the ledger does not start; nor does one whose database may lose a commit. */
@Injectable()
export class LedgerBootCheck implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [row] = await this.database.query<{ may: string[] | null; fsync: string; skew: string; offset: string }>(
      `select (select array_agg(c.oid::regclass || ' ' || w) from pg_class c, unnest($1::text[]) w
               where c.relnamespace = 'ledger'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, w)) as may,
         current_setting('fsync') as fsync,
         abs(extract(epoch from clock_timestamp()) - $2::double precision) as skew,
         (select offset_ms from kernel.clock) as offset`,
      [WRITES, Date.now() / 1000],
    );
    if (row?.may?.length) throw new Error(`This process may write to the ledger directly: ${row.may.join(', ')}`);
    if (this.config.NODE_ENV !== 'production') return;
    if (row?.fsync !== 'on') throw new Error('The database runs with fsync off');
    if (Number(row.skew) > 2) throw new Error('The clocks of this process and of the database differ by over 2 s');
    if (row.offset !== '0') throw new Error('Business time has been moved; production runs on real time');
  }
}
