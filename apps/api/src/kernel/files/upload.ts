import { withoutTurns } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { DomainError } from '../errors/domain-error.js';

/** V-26. */
const MEGABYTE = 1024 * 1024;
export const UPLOAD_LIMIT_BYTES = 2 * MEGABYTE;

export interface Upload {
  name: string;
  content: Buffer;
}

/** Line breaks and controls, one of which (null) the database does not take. */
const CONTROLS = /\p{Cc}/gu;

/**
 * SEC-27: a file's name without controls and without marks that would turn it around when it is shown, and no longer
 * than anybody reads.
 */
export const cleanFileName = (name: string): string =>
  Array.from(withoutTurns(name).replace(CONTROLS, '')).slice(0, 120).join('');

/** The form parser reports what is too large by a status; malformed forms have none. */
export const isOfForm = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

/**
 * Reads from a form.
 * @throws request.invalid for one without a boundary, with broken heads or without an end
 */
export async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError || isOfForm(error)) throw error;
    throw new DomainError('request.invalid');
  }
}

/** @throws file.too_large above the limit of the form, 2 MB by default: the stream is cut there */
export async function fileOf(part: MultipartFile, limit = UPLOAD_LIMIT_BYTES): Promise<Upload> {
  const name = cleanFileName(part.filename);
  const content = await part.toBuffer().catch((error: unknown) => {
    throw isOfForm(error) ? new DomainError('file.too_large', { name, limit: `${limit / MEGABYTE} MB` }) : error;
  });
  return { name, content };
}

/** What the file of a form is called that has one and nothing else. */
export const ONE_FILE = ['file'] as const;

/**
 * The one file of a form.
 * @throws file.required without one, file.too_large above 2 MB, request.invalid for a body that is not a form
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('file.required');
  return reading(async () => {
    const part = await request.file();
    if (part === undefined) throw new DomainError('file.required');
    return fileOf(part);
  });
}
