import { DomainError } from '../errors/domain-error.js';
import { decodePicture, type PictureSize } from './picture-process.js';

/** V-27. */
export const PICTURE_SIZES = {
  cover: { width: 700, height: 500 },
  logo: { width: 200, height: 200 },
  gallery: { width: 700, height: 500 },
  photo: { width: 200, height: 200 },
  profileCover: { width: 1350, height: 400 },
} as const satisfies Record<string, PictureSize>;

/** V-27, the other sizes of a campaign's pictures: of the cover the one on a card and the banner, of the logo the wide one. */
export const FURTHER_SIZES = {
  cover: [
    { width: 360, height: 283 },
    { width: 400, height: 200 },
  ],
  gallery: [{ width: 360, height: 283 }],
  logo: [{ width: 360, height: 283 }],
} as const satisfies Partial<Record<keyof typeof PICTURE_SIZES, readonly PictureSize[]>>;

/** For large screens, where the upload is large enough for it: nothing is enlarged. */
export const LARGE_SIZE: PictureSize = { width: 1552, height: 1109 };
export const HAS_LARGE: readonly SizedPurpose[] = ['cover', 'gallery'];

export type SizedPurpose = keyof typeof FURTHER_SIZES;

/** Nothing of a logo may be cut off: around a wide one there is room. */
const FIT = { cover: 'cover', gallery: 'cover', logo: 'contain' } as const satisfies Record<SizedPurpose, string>;

/**
 * Makes an upload a WebP of exactly the wanted size. Drawings are accepted for logos (V-28).
 * @throws file.type for a file that is not an accepted picture, file.too_small below the wanted size
 */
export const rasterise = (
  upload: Buffer,
  name: string,
  size: PictureSize,
  { drawings = false }: { drawings?: boolean } = {},
): Promise<Buffer> => decodePicture(upload, name, { ...size, least: size, fit: 'cover', format: 'webp', drawings });

/** The same in a further size: what was large enough for the picture itself is so for this one. */
export const rasteriseFurther = (
  upload: Buffer,
  name: string,
  purpose: SizedPurpose,
  size: PictureSize,
): Promise<Buffer> =>
  decodePicture(upload, name, {
    ...size,
    least: { width: 1, height: 1 },
    fit: FIT[purpose],
    format: 'webp',
    drawings: purpose === 'logo',
  });

/** The same in the size for large screens; null where the upload is smaller. */
export async function rasteriseLarge(upload: Buffer, name: string): Promise<Buffer | null> {
  const wanted = { ...LARGE_SIZE, least: LARGE_SIZE, fit: 'cover', format: 'webp', drawings: false } as const;
  try {
    return await decodePicture(upload, name, wanted);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'file.too_small') return null;
    throw error;
  }
}
