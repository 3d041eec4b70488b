import { DomainError } from '../errors/domain-error.js';
import { decodeApart, REFUSED } from './decoder-process.js';

const LONGEST_MS = 10_000;
/** A document of V-26's size is held with its objects, which take several times as much. */
const HEAP_MB = 384;

interface Stamp {
  /** A PDF whose first page is drawn on each. */
  page: Buffer;
  /** Kept in the file's own properties as well. */
  name: string;
}

const NO_STAMP: Stamp = { page: Buffer.alloc(0), name: '' };

async function process(content: Buffer, name: string, stamp: Stamp): Promise<Buffer> {
  const { code, made, reason } = await decodeApart({
    script: 'pdf.mjs',
    longestMs: LONGEST_MS,
    heapMb: HEAP_MB,
    head: { stampBytes: stamp.page.length, stampName: stamp.name },
    files: [stamp.page, content],
  });
  if (code === 0) return made;
  if (code === REFUSED && reason === 'locked') throw new DomainError('file.locked', { name });
  if (code === REFUSED && reason === 'active') throw new DomainError('file.active', { name });
  throw new DomainError('file.type', { name });
}

/**
 * Parses a PDF in a separate process (SEC-43, SEC-44).
 * @returns how many pages it has
 * @throws file.locked behind a password, file.active with a program or other files in it, file.type where it is no
 *   PDF that can be read, file.busy where too many wait already
 */
export async function inspectPdf(content: Buffer, name: string): Promise<number> {
  return Number((await process(content, name, NO_STAMP)).toString('utf8'));
}

/**
 * A PDF with a stamp across each page and at its foot.
 * @throws as `inspectPdf` does
 */
export const stampPdf = (content: Buffer, name: string, stamp: Stamp): Promise<Buffer> => process(content, name, stamp);
