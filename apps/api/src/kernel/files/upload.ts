import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { DomainError } from '../errors/domain-error.js';

/** V-26. */
export const UPLOAD_LIMIT_BYTES = 2 * 1024 * 1024;

export interface Upload {
  name: string;
  content: Buffer;
}

/** S27: marks that would turn a file's name around when it is shown. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

export const cleanFileName = (name: string): string => name.replace(DIRECTION_MARKS, '').slice(0, 120);

/**
 * The one file of a form.
 * @throws file.required without one, file.too_large above 2 MB (the stream is cut there)
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('file.required');
  const part = await request.file();
  if (part === undefined) throw new DomainError('file.required');
  const name = cleanFileName(part.filename);
  const content = await part.toBuffer().catch(() => {
    throw new DomainError('file.too_large', { name, limit: '2 MB' });
  });
  return { name, content };
}
