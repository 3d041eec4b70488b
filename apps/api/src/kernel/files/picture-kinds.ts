/** V-28: accepted kinds of pictures. Drawings are accepted for logos only (SEC-44). */
export const PICTURE_KINDS = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

const startsWith = (content: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);

const textAt = (content: Buffer, from: number, to: number): string => content.toString('latin1', from, to);

/** A drawing is text whose first element is `svg`: only comments and declarations come before it. */
const isDrawing = (content: Buffer): boolean => {
  const head = content.toString('utf8', 0, 4096).replace(/^\ufeff/, '');
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(head);
};

/** A file's type by its first bytes, never by its name (V-26); null for a picture type that is not accepted. */
export function kindOf(content: Buffer): PictureKind | null {
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(textAt(content, 0, 6))) return 'gif';
  if (textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 12) === 'WEBP') return 'webp';
  if (textAt(content, 0, 2) === 'BM' && content.length > 54) return 'bmp';
  return isDrawing(content) ? 'svg' : null;
}
