import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Thread } from '../process/thread.js';
import type { PlatformKey } from './platform-key.js';
import { PlatformKeys } from './platform-keys.js';

export interface Sealing {
  /** What was read; its bytes stay at the beginning of the file. */
  pdf: Buffer;
  /** A PDF that is appended: signature and evidence. */
  page: Buffer;
  /** Who signs, as the file's readers list it. */
  name: string;
  reason: string;
  at: Date;
}

/** Appends a page to a PDF and signs the whole with the platform's key (PAdES baseline B), in a thread. */
@Injectable()
export class PdfSealer implements OnModuleDestroy {
  private readonly thread = new Thread<Omit<Sealing, 'at'> & PlatformKey & { at: number }>(
    'sign.mjs',
    'The document was not signed',
  );

  constructor(private readonly keys: PlatformKeys) {}

  async seal({ at, ...sealing }: Sealing): Promise<Buffer> {
    const key = await this.keys.current();
    return this.thread.run({ ...sealing, ...key, at: at.getTime() });
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }
}
