import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { API_FOLDER } from '../config/folders.js';

interface Waiting {
  resolve: (made: Buffer) => void;
  reject: (error: Error) => void;
}

type Answer = { id: number } & ({ made: Uint8Array } | { fault: string });

/**
 * Work that would keep the event loop busy, in a thread of its own: one for the whole process, started with the first
 * task. Its script answers each message `{ id, …task }` with `{ id, made }` or `{ id, fault }`.
 */
export class Thread<Task extends object> {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(
    /** The script's name in the folder `processes`. */
    private readonly script: string,
    /** What did not happen when it fails: "The document was not signed". */
    private readonly failed: string,
  ) {}

  /** @throws when the script fails, or the thread ends */
  run(task: Task): Promise<Buffer> {
    const worker = this.running();
    const id = this.next++;
    const made = new Promise<Buffer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, ...task }, []);
    return made;
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(join(API_FOLDER, 'processes', this.script));
    worker.on('message', (answer: Answer) => this.answer(answer));
    worker.on('error', (error) => this.failAll(worker, error));
    worker.on('exit', () => this.failAll(worker, new Error(`${this.failed}: the thread has ended`)));
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('made' in answer) waiting?.resolve(Buffer.from(answer.made));
    else waiting?.reject(new Error(`${this.failed}: ${answer.fault}`));
  }

  /** The next task starts another thread. */
  private failAll(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
