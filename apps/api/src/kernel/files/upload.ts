import { withoutTurns } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { DomainError } from '../errors/domain-error.js';

/** V-26. */
export const UPLOAD_LIMIT_BYTES = 2 * 1024 * 1024;

export interface Upload {
  name: string;
  content: Buffer;
}

/** S27: a file's name without marks that would turn it around when it is shown, and no longer than anybody reads. */
export const cleanFileName = (name: string): string => withoutTurns(name).slice(0, 120);

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
