import { DomainError } from '../../../kernel/errors/domain-error.js';
import { documentContent } from '../../../kernel/files/document-content.js';
import type { Upload } from '../../../kernel/files/upload.js';

export interface ContractContent {
  content: Buffer;
  contentType: string;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOC = 'application/msword';

/** The type of a Word file by its first bytes and the names inside it; null for anything else. */
function wordType(content: Buffer): string | null {
  const head = content.toString('latin1', 0, 8);
  if (head === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return DOC;
  const isArchive = head.startsWith('PK\u0003\u0004');
  return isArchive && content.includes('[Content_Types].xml') && content.includes('word/') ? DOCX : null;
}

/**
 * V-26, decision 37: an agreement by its content. Nothing here reads a Word file, so that one is taken only where a
 * scanner does.
 * @param isScanned whether a scanner will call it clean before anybody opens it
 * @throws file.type for anything else
 */
export async function contractContent(upload: Upload, isScanned: boolean): Promise<ContractContent> {
  const { name, content } = upload;
  const word = wordType(content);
  if (word !== null && isScanned) return { content, contentType: word };
  if (!content.toString('latin1', 0, 5).startsWith('%PDF-')) throw new DomainError('file.type', { name });
  return documentContent(upload);
}
