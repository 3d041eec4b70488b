import { FIGURE_SIDE_MAX } from '@cairn/contracts/content/rich-text-parts';
import { decodePicture, type PictureSize } from './picture-process.js';
import type { Upload } from './upload.js';
import { webpSize } from './webp-size.js';

/** Smaller ones show nothing that a reader could make out. */
const LEAST: PictureSize = { width: 200, height: 120 };

export interface FigurePicture extends PictureSize {
  content: Buffer;
}

/**
 * Encodes a picture of a text again, in its own form and no larger than a large screen shows it.
 * @throws as `decodePicture` does
 */
export async function makeFigure({ name, content }: Upload): Promise<FigurePicture> {
  const made = await decodePicture(content, name, {
    width: FIGURE_SIDE_MAX,
    height: FIGURE_SIDE_MAX,
    least: LEAST,
    fit: 'inside',
    format: 'webp',
    drawings: false,
  });
  return { content: made, ...webpSize(made) };
}
