import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { cleanFileName, isOfForm, reading } from '../../../kernel/files/upload.js';
import { hasColumns } from './targets-simple-csv.js';

/** The published lists of politically exposed persons have some 250 MB. */
export const LARGEST_LIST_BYTES = 400 * 1024 * 1024;
const LARGEST = '400 MB';
/** Of a list only so much is in memory at a time. */
const PART_BYTES = 4 * 1024 * 1024;

export interface KeptList {
  fileName: string;
  size: number;
  sha256: string;
  fileIds: string[];
}

/** @throws file.too_large where the stream was cut, request.invalid for a form without an end */
async function* chunksOf(file: MultipartFile['file'], name: string): AsyncGenerator<Buffer> {
  const tooLarge = (): DomainError => fieldError('file', 'file.too_large', { name, limit: LARGEST });
  try {
    // What is left of a file that is refused is read to its end: its sender reads no answer before.
    for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw isOfForm(error) ? tooLarge() : new DomainError('request.invalid');
  }
  if (file.truncated) throw tooLarge();
}

/** The uploaded file of a list, kept in parts until it is read: no process holds the whole of it. */
@Injectable()
export class ListFiles {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /**
   * Keeps the file of a form as it arrives.
   * @throws file.required, file.too_large, screening.header
   */
  async keep(request: FastifyRequest, ownerId: string): Promise<KeptList> {
    if (!request.isMultipart()) throw new DomainError('file.required');
    const limits = { fileSize: LARGEST_LIST_BYTES, files: 1 };
    const part = await reading(() => request.file({ limits }));
    if (part === undefined) throw new DomainError('file.required');
    const fileName = cleanFileName(part.filename);
    const fileIds: string[] = [];
    try {
      const kept = await this.keepParts(chunksOf(part.file, fileName), ownerId, fileIds);
      return { fileName, ...kept, fileIds };
    } catch (error) {
      part.file.resume();
      await this.forget(fileIds);
      throw error;
    }
  }

  /**
   * The file again, as one stream.
   * @param onRead hears how many bytes each part has
   */
  async open(tx: Tx, fileIds: readonly string[], onRead: (bytes: number) => void): Promise<Readable> {
    const contents = await this.files.inTurn(tx, fileIds);
    return Readable.from(
      (async function* parts() {
        for await (const content of contents) {
          onRead(content.length);
          yield content;
        }
      })(),
      { objectMode: false },
    );
  }

  /** Safe to run twice. */
  async forget(fileIds: readonly string[]): Promise<void> {
    for (const id of fileIds) await this.files.empty(id);
  }

  private async keepParts(
    file: AsyncIterable<Buffer>,
    ownerId: string,
    fileIds: string[],
  ): Promise<Pick<KeptList, 'size' | 'sha256'>> {
    const hash = createHash('sha256');
    let size = 0;
    let waiting: Buffer[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      const content = Buffer.concat(waiting);
      if (fileIds.length === 0 && !hasColumns(content)) throw fieldError('file', 'screening.header');
      fileIds.push(await this.save(content, ownerId));
      [waiting, bytes] = [[], 0];
    };
    for await (const chunk of file) {
      hash.update(chunk);
      size += chunk.length;
      bytes += chunk.length;
      waiting.push(chunk);
      if (bytes >= PART_BYTES) await flush();
    }
    if (bytes > 0 || fileIds.length === 0) await flush();
    return { size, sha256: hash.digest('hex') };
  }

  private save(content: Buffer, ownerId: string): Promise<string> {
    const file = { ownerId, purpose: 'screening_list', contentType: 'text/csv', private: true, content };
    return this.database.inTx((tx) => this.files.save(tx, file));
  }
}
