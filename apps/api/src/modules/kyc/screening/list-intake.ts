import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { ParkedItems, notParked } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { ListFault } from './list-reader.js';
import { ListFiles } from './list-files.js';
import { writeEntries, type Written } from './list-writer.js';
import { TargetsSimpleCsv } from './targets-simple-csv.js';

const SWEEP = 'screening.lists';
const WAITING = `select id as item from screening_list where state = 'waiting'`;
/** How often it is told how far a list has been read. */
const PROGRESS_MILLISECONDS = 1_000;
/** Deleting more at once would take longer than a statement may. */
const DELETED = 5_000;

interface WaitingList {
  id: string;
  kind: string;
  fileIds: string[];
}

/** Reads uploaded lists: the whole of one in a transaction, at whose end it takes the place of the one before. */
@Injectable()
export class ListIntake implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: ListFiles,
    private readonly reader: TargetsSimpleCsv,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 5, run: () => this.readWaiting() });
    this.sweeps.register({ name: 'screening.tidy', everySeconds: 60, run: () => this.tidy() });
    this.parked.register({ sweep: SWEEP, waiting: WAITING });
  }

  private async readWaiting(): Promise<number> {
    const waiting = await this.database.query<{ item: string }>(
      `${WAITING} and ${notParked(SWEEP, 'id')} order by uploaded_at limit 1`,
    );
    let taken = 0;
    const ids = waiting.map(({ item }) => item);
    await this.parked.each(SWEEP, ids, async (id) => {
      if (await this.take(id)) taken += 1;
    });
    return taken;
  }

  /** @returns false where another process reads the list already, which keeps it locked */
  private async take(id: string): Promise<boolean> {
    const progress = this.tellProgress(id);
    try {
      const isTaken = await this.database.inTx(async (tx) => {
        const [list] = await tx.query<WaitingList[]>(
          `select id, kind, file_ids as "fileIds" from screening_list where id = $1 and state = 'waiting'
           for update skip locked`,
          [id],
        );
        if (list === undefined) return false;
        const file = await this.files.open(tx, list.fileIds, progress.begin());
        await this.putInForce(tx, list, await writeEntries(tx, id, this.reader.read(file)));
        return true;
      });
      if (!isTaken) return false;
    } catch (error) {
      if (!(error instanceof ListFault)) throw error;
      await this.refuse(id, error);
    } finally {
      progress.end();
    }
    await this.forgetFile(id);
    return true;
  }

  private async putInForce(tx: Tx, { id, kind }: WaitingList, { entries, people }: Written): Promise<void> {
    await tx.query(`update screening_list set state = 'replaced' where kind = $1 and state = 'in_force'`, [kind]);
    await tx.query(
      `update screening_list set state = 'in_force', entries = $2, people = $3, finished_at = kernel.now() where id = $1`,
      [id, entries, people],
    );
  }

  private async refuse(id: string, { fault, line }: ListFault): Promise<void> {
    await this.database.query(
      `update screening_list set state = 'refused', fault = $2, fault_line = $3, finished_at = kernel.now()
       where id = $1 and state = 'waiting'`,
      [id, fault, line],
    );
  }

  private async forgetFile(id: string): Promise<void> {
    const [list] = await this.database.query<{ fileIds: string[] }>(
      `select file_ids as "fileIds" from screening_list where id = $1 and state <> 'waiting'`,
      [id],
    );
    await this.files.forget(list?.fileIds ?? []);
  }

  /** What the transaction writes nobody else sees: how far it is, is written beside it. */
  private tellProgress(id: string) {
    let [bytes, told] = [0, 0];
    const timer = setInterval(() => {
      if (bytes === told) return;
      told = bytes;
      void this.database
        .query(
          `insert into screening_progress (list_id, read_bytes) values ($1, $2)
           on conflict (list_id) do update set read_bytes = excluded.read_bytes`,
          [id, bytes],
        )
        .catch(() => undefined); // only a figure on a screen: the next second tells it again
    }, PROGRESS_MILLISECONDS);
    return {
      /** A transaction that is tried again reads from the beginning. */
      begin: () => {
        bytes = 0;
        return (more: number): void => {
          bytes += more;
        };
      },
      end: () => clearInterval(timer),
    };
  }

  /** Entries of versions that are replaced. */
  private async tidy(): Promise<number> {
    let deleted = 0;
    for (const table of ['screening_name', 'screening_entry']) {
      const rows = rowsOfUpdate<unknown>(
        await this.database.query(
          `delete from ${table} where ctid = any(array(select e.ctid from ${table} e
             join screening_list l on l.id = e.list_id and l.state = 'replaced' limit ${DELETED})) returning 1`,
        ),
      );
      deleted += rows.length;
    }
    return deleted;
  }
}
