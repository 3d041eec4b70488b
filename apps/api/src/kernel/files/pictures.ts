import sharp from 'sharp';
import { DomainError } from '../errors/domain-error.js';

/** V-26, V-28: kinds a picture may have, by its content and never by its name. */
export const FORMATS = ['jpeg', 'png', 'gif', 'webp'];
/** A picture of more pixels is a bomb. */
export const MOST_PIXELS = 40_000_000;

// Loaders of formats we do not take are closed for the whole process (S43, S44).
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadTiff', 'VipsForeignLoadPdf', 'VipsForeignLoadHeif'] });

export interface PictureSize {
  width: number;
  height: number;
}

/** V-27. */
export const PICTURE_SIZES = {
  cover: { width: 700, height: 500 },
  logo: { width: 200, height: 200 },
  photo: { width: 200, height: 200 },
  profileCover: { width: 1350, height: 400 },
} as const satisfies Record<string, PictureSize>;

/**
 * Decodes and re-encodes an upload to WebP of exactly the wanted size, without its metadata.
 * @throws file.type for what is not a picture of an accepted kind, file.too_small below the wanted size
 */
export async function rasterise(upload: Buffer, name: string, { width, height }: PictureSize): Promise<Buffer> {
  if (upload.length === 0) throw new DomainError('file.type', { name });
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  const head = await picture.metadata().catch(() => {
    throw new DomainError('file.type', { name });
  });
  if (!FORMATS.includes(head.format ?? '')) throw new DomainError('file.type', { name });
  if ((head.width ?? 0) < width || (head.height ?? 0) < height) {
    throw new DomainError('file.too_small', { width, height });
  }
  return picture
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(() => {
      throw new DomainError('file.type', { name });
    });
}
