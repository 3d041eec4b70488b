import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/in-tx.js';
import { notParked, ParkedItems } from '../jobs/parked-items.js';
import { Sweeps } from '../jobs/sweeps.js';
import { FileStore, type StoredFile } from './file-store.js';
import type { PictureSize } from './picture-process.js';
import {
  FURTHER_SIZES,
  HAS_LARGE,
  LARGE_SIZE,
  PICTURE_SIZES,
  rasterise,
  rasteriseFurther,
  rasteriseLarge,
  type SizedPurpose,
} from './pictures.js';

const SWEEP = 'pictures.sizes';
const BATCH = 20;

/** A picture in its own size and in each of the further ones. */
export interface MadePicture {
  content: Buffer;
  further: readonly { size: PictureSize; content: Buffer }[];
}

interface Lacking {
  id: string;
  purpose: SizedPurpose;
}

/** How many further sizes a purpose has, as rows for SQL. */
const WANTED = Object.entries(FURTHER_SIZES)
  .flatMap(([purpose, sizes]) => sizes.map(({ width, height }) => `('${purpose}', ${width}, ${height})`))
  .join(', ');

/** The files that lack a size: those from before there were further sizes, or before there was this one. */
const LACKING = `select f.id, f.purpose from kernel.file f
  where f.purpose in ('cover', 'logo') and not f.private and exists (
    select 1 from (values ${WANTED}) wanted (purpose, width, height) where wanted.purpose = f.purpose
      and not exists (select 1 from kernel.picture_size made where made.file_id = f.id
        and made.width = wanted.width and made.height = wanted.height))`;

/** V-27: pictures that are shown large and small, made exact once and stored in every size. */
@Injectable()
export class PictureStore implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 60, run: () => this.makeLacking() });
    this.parked.register({ sweep: SWEEP, waiting: `select lacking.id as item from (${LACKING}) lacking` });
  }

  /**
   * Every size of an upload, one after the other.
   * @throws as `rasterise` does
   */
  async make(upload: Buffer, name: string, purpose: SizedPurpose): Promise<MadePicture> {
    const content = await rasterise(upload, name, PICTURE_SIZES[purpose], { drawings: purpose === 'logo' });
    const further = await this.further(upload, name, purpose, FURTHER_SIZES[purpose]);
    const large = HAS_LARGE.includes(purpose) ? await rasteriseLarge(upload, name) : null;
    return { content, further: large === null ? further : [...further, { size: LARGE_SIZE, content: large }] };
  }

  async save(tx: Tx, ownerId: string | null, purpose: SizedPurpose, made: MadePicture): Promise<string> {
    const id = await this.write(tx, ownerId, purpose, made.content);
    await this.saveFurther(tx, id, ownerId, purpose, made.further);
    return id;
  }

  /** Deletes the content of a picture in all its sizes; safe to run twice. */
  async empty(id: string): Promise<void> {
    const made = await this.database.query<{ id: string }>(
      'select made_id as id from kernel.picture_size where file_id = $1',
      [id],
    );
    for (const file of [{ id }, ...made]) await this.files.empty(file.id);
  }

  /** A file in one of its further sizes, `360x283`; null where it has none of that size. */
  async readSize(id: string, size: string): Promise<StoredFile | null> {
    const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(size) ?? [];
    if (width === undefined) return null;
    const [row] = await this.database.query<{ id: string }>(
      'select made_id as id from kernel.picture_size where file_id = $1 and width = $2 and height = $3',
      [id, width, height],
    );
    return row === undefined ? null : this.files.read(row.id);
  }

  private async makeLacking(): Promise<number> {
    const lacking = await this.database.query<Lacking>(
      `select * from (${LACKING}) lacking where ${notParked(SWEEP, 'lacking.id')} order by id limit ${BATCH}`,
    );
    const purposes = new Map(lacking.map(({ id, purpose }) => [id, purpose]));
    return this.parked.each(SWEEP, [...purposes.keys()], async (id) => {
      const purpose = purposes.get(id);
      if (purpose !== undefined) await this.complete(id, purpose);
    });
  }

  /** From the picture as it is stored: the upload it was made of is not kept. */
  private async complete(id: string, purpose: SizedPurpose): Promise<void> {
    const { content, ownerId } = await this.files.read(id);
    const known = await this.database.query<PictureSize>(
      'select width, height from kernel.picture_size where file_id = $1',
      [id],
    );
    const missing = FURTHER_SIZES[purpose].filter(
      ({ width, height }) => !known.some((made) => made.width === width && made.height === height),
    );
    const further = await this.further(content, id, purpose, missing);
    await this.database.inTx((tx) => this.saveFurther(tx, id, ownerId, purpose, further));
  }

  private async further(upload: Buffer, name: string, purpose: SizedPurpose, sizes: readonly PictureSize[]) {
    const made: { size: PictureSize; content: Buffer }[] = [];
    for (const size of sizes) made.push({ size, content: await rasteriseFurther(upload, name, purpose, size) });
    return made;
  }

  private async saveFurther(
    tx: Tx,
    id: string,
    ownerId: string | null,
    purpose: SizedPurpose,
    further: MadePicture['further'],
  ): Promise<void> {
    for (const { size, content } of further) {
      const madeId = await this.write(tx, ownerId, `${purpose}-size`, content);
      await tx.query(
        `insert into kernel.picture_size (file_id, width, height, made_id) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, size.width, size.height, madeId],
      );
    }
  }

  private write(tx: Tx, ownerId: string | null, purpose: string, content: Buffer): Promise<string> {
    return this.files.save(tx, { ownerId, purpose, contentType: 'image/webp', content, private: false });
  }
}
