import { decodePicture, type PictureSize } from './picture-process.js';

/** V-27. */
export const PICTURE_SIZES = {
  cover: { width: 700, height: 500 },
  logo: { width: 200, height: 200 },
  photo: { width: 200, height: 200 },
  profileCover: { width: 1350, height: 400 },
} as const satisfies Record<string, PictureSize>;

/**
 * Makes an upload a WebP of exactly the wanted size. Drawings are taken for logos (V-28).
 * @throws file.type for what is not a picture of an accepted kind, file.too_small below the wanted size
 */
export const rasterise = (
  upload: Buffer,
  name: string,
  size: PictureSize,
  { drawings = false }: { drawings?: boolean } = {},
): Promise<Buffer> => decodePicture(upload, name, { ...size, least: size, fit: 'cover', format: 'webp', drawings });
