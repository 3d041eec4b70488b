import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { API_FOLDER } from '../config/folders.js';
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

interface Waiting {
  resolve: (signed: Buffer) => void;
  reject: (error: Error) => void;
}

type Answer = { id: number } & ({ signed: Uint8Array } | { fault: string });

/**
 * Appends a page to a PDF and signs the whole with the platform's key (PAdES baseline B). One thread does it for the
 * whole process, and is started with the first file.
 */
@Injectable()
export class PdfSealer implements OnModuleDestroy {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly keys: PlatformKeys) {}

  async seal({ at, ...sealing }: Sealing): Promise<Buffer> {
    const key = await this.keys.current();
    const worker = this.running();
    const id = this.next++;
    const signed = new Promise<Buffer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, ...sealing, ...key, at: at.getTime() }, []);
    return signed;
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(join(API_FOLDER, 'processes', 'sign.mjs'));
    worker.on('message', (answer: Answer) => this.answer(answer));
    worker.on('error', (error) => this.failAll(worker, error));
    worker.on('exit', () => this.failAll(worker, new Error('The signing thread has ended')));
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('signed' in answer) waiting?.resolve(Buffer.from(answer.signed));
    else waiting?.reject(new Error(`The document was not signed: ${answer.fault}`));
  }

  /** The next file starts another thread. */
  private failAll(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
