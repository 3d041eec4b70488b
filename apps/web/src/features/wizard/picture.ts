/** V-26: bytes of an upload. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Kinds that the API takes as they are; the browser redraws the others as PNG. */
const TAKEN_AS_THEY_ARE: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export interface PictureSize {
  width: number;
  height: number;
}

export type PictureProblem = 'tooLarge' | 'tooSmall' | 'unreadable';

/** V-27: what keeps a picture from being used, before anything is sent; null for nothing. */
export const problemOf = (bytes: number, size: PictureSize | null, least: PictureSize): PictureProblem | null => {
  if (bytes > MOST_BYTES) return 'tooLarge';
  if (size === null) return 'unreadable';
  return size.width < least.width || size.height < least.height ? 'tooSmall' : null;
};

const load = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
};

/** A drawing without end of pixels is made as large as needed; a bitmap keeps its size. */
const sizeOf = (image: HTMLImageElement, kind: string, least: PictureSize): PictureSize => {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (kind !== 'image/svg+xml') return { width, height };
  const scale = Math.max(1, least.width / Math.max(1, width), least.height / Math.max(1, height));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
};

const redraw = async (image: HTMLImageElement, { width, height }: PictureSize): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};

export type Prepared = { file: File } | { problem: PictureProblem };

/** V-28: checks a chosen file and redraws the kinds that the API does not take (SVG, BMP) as PNG. */
export const preparePicture = async (file: File, least: PictureSize): Promise<Prepared> => {
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    const size = image && sizeOf(image, file.type, least);
    const problem = problemOf(file.size, size, least);
    if (problem || !image || !size) return { problem: problem ?? 'unreadable' };
    if (TAKEN_AS_THEY_ARE.includes(file.type)) return { file };
    const drawn = await redraw(image, size);
    if (!drawn) return { problem: 'unreadable' };
    if (problemOf(drawn.size, size, least)) return { problem: 'tooLarge' };
    return { file: new File([drawn], file.name.replace(/\.\w+$/, '.png'), { type: 'image/png' }) };
  } finally {
    URL.revokeObjectURL(url);
  }
};
