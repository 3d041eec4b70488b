import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { API_FOLDER } from '../config/folders.js';
import { newId } from '../crypto/ids.js';
import { DomainError } from '../errors/domain-error.js';
import { requestContext } from '../http/request-context.js';
import { kindOf, PICTURE_KINDS, type PictureKind } from './picture-kinds.js';
import { PictureQueue } from './picture-queue.js';

const SCRIPT = join(API_FOLDER, 'processes', 'rasterise.mjs');

/** How long a picture may take; a drawing can keep a renderer busy forever, despite its limits (SEC-44). */
const LONGEST_MS = 10_000;
const LONGEST_DRAWING_MS = 2_500;
/** The child's own memory; a decoder's comes on top of it. */
const HEAP_MB = 128;
const REFUSED = 2;

export interface PictureSize {
  width: number;
  height: number;
}

export interface WantedPicture extends PictureSize {
  /** Smaller ones are refused. */
  least: PictureSize;
  /** `cover` cuts to the wanted form, `contain` leaves clear room around it, `inside` keeps the picture's own. */
  fit: 'cover' | 'contain' | 'inside';
  format: 'webp' | 'png';
  /** Whether SVG is taken: for logos (V-28). */
  drawings: boolean;
}

const RASTER: readonly PictureKind[] = PICTURE_KINDS.filter((kind) => kind !== 'svg');

const queue = new PictureQueue();

/** The uploading user; null for commands and jobs, which do not queue behind other users' pictures. */
const ownerOf = (): string => requestContext()?.userId ?? newId();

interface Outcome {
  code: number | null;
  made: Buffer;
  reason: string;
}

/** Runs the decoder apart from us, without our environment, and stops it after its time limit. */
const decode = (upload: Buffer, kind: PictureKind, wanted: WantedPicture): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, SCRIPT], {
      stdio: 'pipe',
      env: {},
      timeout: kind === 'svg' ? LONGEST_DRAWING_MS : LONGEST_MS,
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
    child.stdin.end(Buffer.concat([Buffer.from(`${JSON.stringify({ kind, ...wanted })}\n`, 'utf8'), upload]));
  });

/**
 * Decodes an upload in a separate process and encodes it again, without its metadata (SEC-43).
 * @throws file.type for a file that is not an accepted picture, file.too_small below the least size, file.busy where
 *   too many wait already
 */
export async function decodePicture(upload: Buffer, name: string, wanted: WantedPicture): Promise<Buffer> {
  const kind = kindOf(upload);
  if (kind === null || !(wanted.drawings ? PICTURE_KINDS : RASTER).includes(kind)) {
    throw new DomainError('file.type', { name });
  }
  const { code, made, reason } = await queue.run(ownerOf(), () => decode(upload, kind, wanted));
  if (code === 0 && made.length > 0) return made;
  if (code === REFUSED && reason === 'small') throw new DomainError('file.too_small', { ...wanted.least });
  throw new DomainError('file.type', { name });
}
