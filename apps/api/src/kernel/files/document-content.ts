import { DomainError } from '../errors/domain-error.js';
import { kindOf } from './picture-kinds.js';
import { decodePicture } from './picture-process.js';
import { inspectPdf } from './pdf-process.js';
import type { Upload } from './upload.js';

/** What pictures are encoded as: WebP, or PNG for those who take nothing newer. */
type PictureForm = 'webp' | 'png';

export interface DocumentContent {
  content: Buffer;
  contentType: 'application/pdf' | `image/${PictureForm}`;
  /** Of a PDF; null of a picture. */
  pages: number | null;
}

/** What `documentContent` throws beside what every form with a file does. */
export const DOCUMENT_ERRORS = ['file.locked', 'file.active'] as const;

/** Size for a page of text. */
const PAGE = { width: 2000, height: 2800 };
const LEAST = { width: 200, height: 200 };
/**
 * A file that a reader takes for a PDF begins as one and ends as one; anything before or after it is rejected.
 */
const PDF_BEGIN = /^%PDF-[12]\.\d/;
const PDF_END = /%%EOF\s*$/;

const isPdf = (content: Buffer): boolean =>
  PDF_BEGIN.test(content.toString('latin1', 0, 8)) && PDF_END.test(content.toString('latin1', content.length - 32));

/**
 * A document unchanged if it is a PDF in which nothing runs, and encoded again if it is a picture. It is only ever
 * returned as a download (SEC-45).
 * @throws file.type for anything else, file.locked, file.active, file.too_small, file.busy
 */
export async function documentContent(
  { name, content }: Upload,
  format: PictureForm = 'webp',
): Promise<DocumentContent> {
  if (isPdf(content)) {
    const pages = await inspectPdf(content, name);
    return { content, contentType: 'application/pdf', pages };
  }
  const kind = kindOf(content);
  if (kind === null || kind === 'svg') throw new DomainError('file.type', { name });
  const picture = await decodePicture(content, name, {
    ...PAGE,
    least: LEAST,
    fit: 'inside',
    format,
    drawings: false,
  });
  return { content: picture, contentType: `image/${format}`, pages: null };
}
