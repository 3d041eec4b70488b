import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { newId, newSecret } from '../crypto/ids.js';
import { PersonalData, type Cell } from '../crypto/personal-data.js';
import { Database, type Tx } from '../database/in-tx.js';
import { notFound } from '../errors/domain-error.js';
import { requestContext } from '../http/request-context.js';

export interface NewFile {
  ownerId: string | null;
  purpose: string;
  contentType: string;
  content: Buffer;
  private: boolean;
}

export interface StoredFile {
  id: string;
  contentType: string;
  content: Buffer;
  private: boolean;
  ownerId: string | null;
}

/** The parts of a private file's link besides its id. */
export interface FileLink {
  /** Seconds since 1970. */
  until: number;
  reader: string;
  signature: string;
}

/** SEC-46: a private file's link works for five minutes of real time. */
const LINK_SECONDS = 300;

/** SEC-49: files with this ending are encrypted; older private files are not. */
const ENCRYPTED = '.encrypted';
const cellOf = (id: string): Cell => ({ table: 'file', column: 'content', id });

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Until the end of the transaction: whoever replaces or deletes the content of a file comes one after the other. */
const lockFile = (tx: Tx, id: string): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('file:' || $1, 0))`, [id]);

/**
 * Files on disk under random names, private ones encrypted; a row of the database says what each is. Object storage
 * takes the place of the private methods.
 */
@Injectable()
export class FileStore {
  private readonly folder: string;
  private readonly linkKey: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {
    this.folder = resolve(config.FILES_URL.slice('file:'.length));
    this.linkKey = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'file-link', 32));
  }

  /** Writes the content first and the row with the transaction: a row never points at nothing. */
  async save(tx: Tx, file: NewFile): Promise<string> {
    const id = newId();
    const key = `${id.slice(-2)}/${newSecret()}${file.private ? ENCRYPTED : ''}`;
    await this.write(key, file.private ? this.personalData.encryptBytes(file.content, cellOf(id)) : file.content);
    await tx.query(
      `insert into kernel.file (id, owner_id, purpose, content_type, size, sha256, private, storage_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        file.ownerId,
        file.purpose,
        file.contentType,
        file.content.length,
        createHash('sha256').update(file.content).digest(),
        file.private,
        key,
      ],
    );
    return id;
  }

  async read(id: string): Promise<StoredFile> {
    const [row] = await this.database.query<Omit<StoredFile, 'content'> & { key: string }>(
      `select id, content_type as "contentType", private, owner_id as "ownerId", storage_key as key
       from kernel.file where id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const { key, ...head } = row;
    return { ...head, content: await this.contentOf(id, key) };
  }

  /** The contents of files one after the other: where they lie is read at once, so that a transaction may go on meanwhile. */
  async inTurn(reader: EntityManager, ids: readonly string[]): Promise<AsyncIterable<Buffer>> {
    const rows = await reader.query<{ id: string; key: string }[]>(
      'select id, storage_key as key from kernel.file where id = any($1::uuid[]) order by array_position($1::uuid[], id)',
      [ids],
    );
    const contentOf = (id: string, key: string): Promise<Buffer> => this.contentOf(id, key);
    return (async function* contents() {
      for (const { id, key } of rows) yield await contentOf(id, key);
    })();
  }

  /** Deletes the content; the row stays, so that references to it remain valid. */
  async empty(id: string): Promise<void> {
    await this.remove('id = $1', [id]);
  }

  /** The same for all files of an owner that serve one of the purposes; safe to run twice. */
  async emptyOf(ownerId: string, purposes: readonly string[]): Promise<void> {
    await this.remove('owner_id = $1 and purpose = any($2)', [ownerId, purposes]);
  }

  /**
   * Path of a file for a browser; signed and short-lived when the file is private, with the id of who was handed it, so
   * that the log can name its reader.
   */
  link(id: string, isPrivate: boolean): string {
    if (!isPrivate) return `/media/${id}`;
    const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const reader = requestContext()?.userId ?? '';
    return `/media/${id}?until=${until}&reader=${reader}&signature=${this.sign(id, until, reader)}`;
  }

  mayRead(id: string, { until, reader, signature }: FileLink): boolean {
    const expected = Buffer.from(this.sign(id, until, reader));
    const given = Buffer.from(signature);
    return until * 1000 > Date.now() && given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Pages through the encrypted files, by id. */
  encryptedAfter(id: string, most: number): Promise<{ id: string; key: string }[]> {
    return this.database.query(
      `select id, storage_key as key from kernel.file where storage_key like '%${ENCRYPTED}' and id > $1
       order by id limit ${most}`,
      [id],
    );
  }

  /** Whether the content waits for the newest data key; a file that was deleted does not. */
  async waitsForKey(key: string): Promise<boolean> {
    const header = this.personalData.newestHeader;
    const kept = await this.beginning(key, header.length);
    return kept !== null && !kept.equals(header);
  }

  /** Wraps the content by the newest data key, unless it was done or deleted meanwhile. */
  async rewrap(id: string, key: string): Promise<boolean> {
    return this.database.inTx(async (tx) => {
      // Held until the file is in its place: it is neither deleted nor written by another meanwhile.
      await lockFile(tx, id);
      if (!(await this.waitsForKey(key))) return false;
      await this.write(key, this.personalData.rewrap(await this.load(key), cellOf(id)));
      return true;
    });
  }

  /** Null for a file that was deleted. */
  private async beginning(key: string, length: number): Promise<Buffer | null> {
    try {
      const file = await open(join(this.folder, key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  private sign(id: string, until: number, reader: string): string {
    return createHmac('sha256', this.linkKey).update(`${id}|${until}|${reader}`).digest('base64url');
  }

  private async write(key: string, content: Buffer): Promise<void> {
    const path = join(this.folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  private async remove(which: string, parameters: unknown[]): Promise<void> {
    const rows = await this.database.query<{ id: string; key: string }>(
      `select id, storage_key as key from kernel.file where ${which}`,
      parameters,
    );
    for (const { id, key } of rows) {
      await this.database.inTx(async (tx) => {
        await lockFile(tx, id);
        await rm(join(this.folder, key), { force: true });
      });
    }
  }

  private async contentOf(id: string, key: string): Promise<Buffer> {
    const kept = await this.load(key);
    return key.endsWith(ENCRYPTED) ? this.personalData.decryptBytes(kept, cellOf(id)) : kept;
  }

  /** A file whose content was deleted is 404, also at an old address. */
  private async load(key: string): Promise<Buffer> {
    try {
      return await readFile(join(this.folder, key));
    } catch (error) {
      if (isAbsent(error)) throw notFound();
      throw error;
    }
  }
}
