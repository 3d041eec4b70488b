import { Injectable, type OnModuleInit } from '@nestjs/common';
import { zipSync, type Zippable } from 'fflate';
import type { DataExport } from '@cairn/contracts/users/leaving';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Identity } from '../../../kernel/http/request.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { ExportSources, type ExportOwner } from './export-sources.js';

const KEPT_DAYS = 7;

type Row = Omit<DataExport, 'link'> & { fileId: string | null };

const COLUMNS = `id, state, file_id as "fileId", requested_at as "requestedAt", ready_at as "readyAt",
  expires_at as "expiresAt"`;

const SWEEP = 'users.exports';

/** A user's data export, made by a job and kept for a week. */
@Injectable()
export class DataExportService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sources: ExportSources,
    private readonly events: Events,
    private readonly parked: ParkedItems,
    sweeps: Sweeps,
  ) {
    sweeps.register({ name: SWEEP, everySeconds: 3600, run: () => this.expire() });
    parked.register({
      sweep: SWEEP,
      waiting: `select id as item from data_export where state = 'ready'`,
    });
  }

  onModuleInit(): void {
    this.events.register({
      name: 'users.export',
      topics: ['user.export_requested'],
      queue: 'reports',
      outside: (message) => this.make(message),
    });
  }

  /** One at a time: asking again while one is being made gives that one. */
  async ask(caller: Identity): Promise<DataExport> {
    await this.database.inTx(async (tx) => {
      const made = await tx.query<{ id: string }[]>(
        `insert into data_export (id, user_id, state, requested_at) values ($1, $2, 'waiting', clock_timestamp())
         on conflict (user_id) where state = 'waiting' do nothing returning id`,
        [newId(), caller.userId],
      );
      const [fresh] = made;
      if (fresh) {
        await this.events.emit(tx, 'user.export_requested', { userId: caller.userId, exportId: fresh.id });
      }
    });
    const last = await this.last(caller);
    if (last === null) throw notFound();
    return last;
  }

  async read(caller: Identity, id: string): Promise<DataExport> {
    const [row] = await this.database.query<Row>(`select ${COLUMNS} from data_export where id = $1 and user_id = $2`, [
      id,
      caller.userId,
    ]);
    if (row === undefined) throw notFound();
    return this.present(row, caller);
  }

  /** The progress of the last export; its link requires a step-up, and finds the export by its id. */
  async last(caller: Identity): Promise<DataExport | null> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from data_export where user_id = $1 order by requested_at desc limit 1`,
      [caller.userId],
    );
    if (row === undefined) return null;
    const { fileId: _file, ...facts } = row;
    return { ...facts, link: null };
  }

  /** Idempotent: an export that exists is kept. */
  private async make({ body: { exportId } }: Message<'user.export_requested'>): Promise<void> {
    const [owner] = await this.database.query<ExportOwner>(
      `select u.id, u.email, u.language from data_export e join app_user u on u.id = e.user_id
       where e.id = $1 and e.state = 'waiting'`,
      [exportId],
    );
    if (owner === undefined) return;
    const entries: Zippable = {};
    for (const { path, content } of await this.sources.collect(owner)) entries[path] = content;
    const content = Buffer.from(zipSync(entries, { level: 6 }));
    await this.database.inTx(async (tx) => {
      const fileId = await this.files.save(tx, {
        ownerId: owner.id,
        purpose: 'data_export',
        contentType: 'application/zip',
        content,
        private: true,
      });
      const done = rowsOfUpdate<unknown>(
        await tx.query(
          `update data_export set state = 'ready', file_id = $2, ready_at = clock_timestamp(),
             expires_at = clock_timestamp() + make_interval(days => $3)
           where id = $1 and state = 'waiting' returning id`,
          [exportId, fileId, KEPT_DAYS],
        ),
      );
      if (done.length > 0) await this.events.emit(tx, 'user.export_ready', { userId: owner.id, exportId });
    });
  }

  private async expire(): Promise<number> {
    const over = await this.database.query<{ id: string; fileId: string | null }>(
      `select id, file_id as "fileId" from data_export e where state = 'ready' and expires_at < now()
         and ${notParked(SWEEP, 'e.id')} limit 100`,
    );
    const fileOf = new Map(over.map(({ id, fileId }) => [id, fileId]));
    return this.parked.each(SWEEP, [...fileOf.keys()], async (id) => {
      // The file is deleted first: an export is never marked as expired while its file still exists.
      const fileId = fileOf.get(id);
      if (fileId) await this.files.empty(fileId);
      await this.database.query(`update data_export set state = 'expired' where id = $1`, [id]);
    });
  }

  /**
   * SEC-46: the link is signed for the reader who was just admitted, and works for five minutes. An admin who views the
   * site as the user (SEC-58) gets no link.
   */
  private present({ fileId, ...row }: Row, { viewerId }: Identity): DataExport {
    const isTheirs = row.state === 'ready' && fileId !== null && viewerId === null;
    return { ...row, link: isTheirs ? this.files.link(fileId, true) : null };
  }
}
