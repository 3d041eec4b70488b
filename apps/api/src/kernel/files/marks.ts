import sharp from 'sharp';
import { DomainError } from '../errors/domain-error.js';
import { FORMATS, MOST_PIXELS } from './pictures.js';

interface MarkSize {
  width: number;
  height: number;
}

/** A mark keeps its own shape: it is fitted into these, twice as large as it is shown. */
export const MARK_SIZES = {
  siteLogo: { width: 720, height: 160 },
  darkLogo: { width: 720, height: 160 },
  favIcon: { width: 256, height: 256 },
} as const satisfies Record<string, MarkSize>;

/** A mark that is smaller would be a smear. */
const SMALLEST = 32;

/**
 * Decodes and re-encodes a logo or an icon to PNG, with what is clear in it kept clear, and without its metadata.
 * @throws file.type for what is not a picture of an accepted kind, file.too_small below 32 pixels
 */
export async function rasteriseMark(upload: Buffer, name: string, { width, height }: MarkSize): Promise<Buffer> {
  const refused = (): never => {
    throw new DomainError('file.type', { name });
  };
  if (upload.length === 0) refused();
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  const head = await picture.metadata().catch(refused);
  if (!FORMATS.includes(head.format ?? '')) refused();
  if ((head.width ?? 0) < SMALLEST || (head.height ?? 0) < SMALLEST) {
    throw new DomainError('file.too_small', { width: SMALLEST, height: SMALLEST });
  }
  return picture
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(refused);
}
