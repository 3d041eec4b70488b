import { DomainError } from '../errors/domain-error.js';
import { decodeApart, REFUSED } from './decoder-process.js';
import { kindOf, PICTURE_KINDS, type PictureKind } from './picture-kinds.js';

/** How long a picture may take; a drawing can keep a renderer busy forever, despite its limits (SEC-44). */
const LONGEST_MS = 10_000;
const LONGEST_DRAWING_MS = 2_500;

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
  const { code, made, reason } = await decodeApart({
    script: 'rasterise.mjs',
    longestMs: kind === 'svg' ? LONGEST_DRAWING_MS : LONGEST_MS,
    head: { kind, ...wanted },
    files: [upload],
  });
  if (code === 0 && made.length > 0) return made;
  if (code === REFUSED && reason === 'small') throw new DomainError('file.too_small', { ...wanted.least });
  throw new DomainError('file.type', { name });
}
