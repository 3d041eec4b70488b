import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { API_FOLDER } from '../config/folders.js';
import { newId } from '../crypto/ids.js';
import { requestContext } from '../http/request-context.js';
import { DecoderQueue } from './decoder-queue.js';

/** The child's own memory; a decoder's comes on top of it. */
const HEAP_MB = 128;
/** The exit code of a child that refuses a file; why stands on its error stream. */
export const REFUSED = 2;

interface Decoding {
  /** Its name in the folder `processes`. */
  script: string;
  longestMs: number;
  heapMb?: number;
  /** The first line of its input. */
  head: object;
  files: readonly Buffer[];
}

interface Outcome {
  code: number | null;
  made: Buffer;
  reason: string;
}

const queue = new DecoderQueue();

/** The uploading user; null for commands and jobs, which do not queue behind other users' files. */
const ownerOf = (): string => requestContext()?.userId ?? newId();

const run = ({ script, longestMs, heapMb = HEAP_MB, head, files }: Decoding): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, join(API_FOLDER, 'processes', script)], {
      stdio: 'pipe',
      env: {},
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    const made: Buffer[] = [];
    let reason = '';
    child.stdout.on('data', (chunk: Buffer) => made.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      reason += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, made: Buffer.concat(made), reason }));
    // A child that refuses early closes the pipe; its answer counts, not the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`, 'utf8'), ...files]));
  });

/**
 * Runs a decoder apart from us, without our environment, and stops it after its time limit.
 * @throws file.busy where too many wait already
 */
export const decodeApart = (decoding: Decoding): Promise<Outcome> => queue.run(ownerOf(), () => run(decoding));
