import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentFileState } from '@cairn/contracts/campaigns/files/document-options';
import { Config } from '../config/config.js';
import { Database, type Tx } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';
import { notParked, ParkedItems } from '../jobs/parked-items.js';
import { Sweeps } from '../jobs/sweeps.js';
import { scan } from './clamd.js';
import { FileStore } from './file-store.js';

const SWEEP = 'files.scan';
const BATCH = 10;
const WAITING = `select s.file_id as item from kernel.file_scan s where s.state = 'waiting'`;

/** What is told of a file: `ready`, `checking` until it is scanned, `refused` where something was found. */
export const fileState = (file: string): string =>
  `coalesce((select case scanned.state when 'waiting' then 'checking' when 'infected' then 'refused' else 'ready' end
     from kernel.file_scan scanned where scanned.file_id = ${file}), 'ready')`;

type Refused = (tx: Tx, fileId: string) => Promise<void>;

/**
 * SEC-47: what people upload for others to open waits until a scanner has called it clean. Without a scanner only what
 * is decoded, or parsed as a PDF, is taken at all.
 */
@Injectable()
export class FileScans implements OnModuleInit {
  private readonly refused = new Map<string, Refused>();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 5, run: () => this.scanWaiting() });
    this.parked.register({ sweep: SWEEP, waiting: WAITING });
  }

  /** Whether files are scanned: then kinds are taken that nothing here can read. */
  get isOn(): boolean {
    return this.config.CLAMD_URL !== undefined;
  }

  /** What happens with the record of a file in which something was found, by the file's purpose. */
  onRefused(purpose: string, work: Refused): void {
    this.refused.set(purpose, work);
  }

  /** Nobody opens the file before it was scanned. */
  async quarantine(tx: Tx, fileId: string): Promise<void> {
    if (this.isOn) await tx.query(`insert into kernel.file_scan (file_id, state) values ($1, 'waiting')`, [fileId]);
  }

  /** @throws file.checking before a file was scanned, file.refused where something was found in it */
  async requireClean(fileId: string): Promise<void> {
    const state = await this.stateOf(fileId);
    if (state === 'checking') throw new DomainError('file.checking');
    if (state === 'refused') throw new DomainError('file.refused');
  }

  async stateOf(fileId: string): Promise<DocumentFileState> {
    const [row] = await this.database.query<{ state: DocumentFileState }>(`select ${fileState('$1')} as state`, [
      fileId,
    ]);
    return row?.state ?? 'ready';
  }

  /** The states of several files, by their ids. */
  async statesOf(reader: EntityManager, fileIds: readonly string[]): Promise<Map<string, DocumentFileState>> {
    const rows = await reader.query<{ id: string; state: DocumentFileState }[]>(
      `select id, ${fileState('id')} as state from unnest($1::uuid[]) id`,
      [fileIds],
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  private async scanWaiting(): Promise<number> {
    const address = this.config.CLAMD_URL;
    if (address === undefined) return 0;
    const waiting = await this.database.query<{ item: string }>(
      `${WAITING} and ${notParked(SWEEP, 's.file_id')} order by s.created_at limit ${BATCH}`,
    );
    const ids = waiting.map(({ item }) => item);
    return this.parked.each(SWEEP, ids, (id) => this.scanOne(address, id));
  }

  private async scanOne(address: string, id: string): Promise<void> {
    const { content } = await this.files.read(id);
    const { isClean, signature } = await scan(address, content);
    if (!isClean) await this.files.empty(id);
    await this.database.inTx(async (tx) => {
      const settled = await tx.query<{ purpose: string }[]>(
        `with settled as (update kernel.file_scan set state = $2, signature = $3, scanned_at = now()
           where file_id = $1 and state = 'waiting' returning file_id)
         select f.purpose from settled join kernel.file f on f.id = settled.file_id`,
        [id, isClean ? 'clean' : 'infected', signature],
      );
      const [file] = settled;
      if (!isClean && file) await this.refused.get(file.purpose)?.(tx, id);
    });
  }
}
