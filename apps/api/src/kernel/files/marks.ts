import { decodePicture } from './picture-process.js';

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

/** A smaller logo would be blurred. */
const SMALLEST = 32;

/**
 * Decodes and re-encodes a logo or an icon to PNG, with what is clear in it kept clear, and without its metadata.
 * @throws file.type for a file that is not an accepted picture, file.too_small below 32 pixels
 */
export const rasteriseMark = (upload: Buffer, name: string, size: MarkSize): Promise<Buffer> =>
  decodePicture(upload, name, {
    ...size,
    least: { width: SMALLEST, height: SMALLEST },
    fit: 'inside',
    format: 'png',
    drawings: true,
  });
