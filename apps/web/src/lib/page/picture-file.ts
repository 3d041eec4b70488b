import { regionOf, type Framing, type Size } from './crop.js';

/** V-26. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Sharper screens have use for twice the pixels; the server makes the exact size. */
const MOST_SCALE = 2;

export interface OpenedPicture {
  image: HTMLImageElement;
  size: Size;
}

export type OpeningProblem = 'tooLarge' | 'tooSmall' | 'unreadable';

/** A drawing without end of pixels is made as large as is wanted; a bitmap keeps its size. */
const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, kind: string, wanted: Size): Size => {
  if (kind !== 'image/svg+xml') return { width, height };
  const scale = Math.max(1, wanted.width / Math.max(1, width), wanted.height / Math.max(1, height));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
};

/** V-26, V-27: what the browser can show of a chosen file, or why it cannot be used. */
export const openPicture = async (file: File, wanted: Size): Promise<OpenedPicture | OpeningProblem> => {
  if (file.size > MOST_BYTES) return 'tooLarge';
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(image.src);
    return 'unreadable';
  }
  const size = sizeOf(image, file.type, wanted);
  return size.width < wanted.width || size.height < wanted.height ? 'tooSmall' : { image, size };
};

/**
 * The part inside the frame as a separate file.
 * @param mostScale how many times as large as wanted it may be
 */
export const cropPicture = async (
  picture: OpenedPicture,
  wanted: Size,
  framing: Framing,
  mostScale = MOST_SCALE,
): Promise<Blob> => {
  const { image, size } = picture;
  const region = regionOf(size, wanted, framing);
  const scale = Math.min(mostScale, Math.max(1, region.width / wanted.width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wanted.width * scale);
  canvas.height = Math.round(wanted.height * scale);
  // A drawing's own pixels are not those of the size it was given.
  const own = image.naturalWidth / size.width;
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      region.left * own,
      region.top * own,
      region.width * own,
      region.height * own,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  if (!blob) throw new Error('The browser made no picture');
  return blob;
};
