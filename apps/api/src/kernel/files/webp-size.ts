import type { PictureSize } from './picture-process.js';

const FOURTEEN_BITS = 0x3fff;

/** Width and height of a WebP that we have encoded: lossy, lossless, or with an alpha channel. */
export function webpSize(picture: Buffer): PictureSize {
  const form = picture.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 };
  if (form === 'VP8L') {
    const bits = picture.readUInt32LE(21);
    return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 };
  }
  return { width: picture.readUInt16LE(26) & FOURTEEN_BITS, height: picture.readUInt16LE(28) & FOURTEEN_BITS };
}
