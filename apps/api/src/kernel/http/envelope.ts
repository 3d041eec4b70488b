import { toSafeInteger } from '@cairn/finance';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { maskedInView } from '../audit/masked-in-view.js';
import { allowCaching } from './caching.js';
import type { CallMetadata } from './call.metadata.js';
import { logPrivateRead } from './private-read.js';
import { requestContext } from './request-context.js';

/** An answer that is not JSON: a PDF, a picture, a CSV. */
export class FileReply {
  constructor(
    readonly content: Buffer,
    readonly contentType: string,
    readonly fileName: string,
    readonly inline = false,
    /** The private file that this is the content of. */
    readonly privateFileId: string | null = null,
  ) {}
}

/** JSON that the database has already written, for the reads people wait for: `{"data": …}` without the head. */
export class JsonText {
  constructor(
    readonly data: string,
    readonly head: { results?: number; nextCursor?: string | null } = {},
  ) {}
}

/** The one place where bigint becomes a JSON integer; one that meets JSON.stringify elsewhere throws. */
const toWire = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? toSafeInteger(value) : value);

/** Most replies have no bigint, and inspecting every value takes several times as long as serialising. */
function write(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(value, toWire); // a bigint; whatever else was wrong is wrong again
  }
}

const isPage = (value: unknown): value is { items: unknown[]; nextCursor?: string | null; total?: number } =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);

/** The success envelope of a reply, as JSON text. */
export function writeEnvelope(value: unknown): string {
  if (value instanceof JsonText) {
    const head = Object.entries(value.head).map(([name, part]) => `"${name}":${JSON.stringify(part)},`);
    return `{"status":"success",${head.join('')}"data":{"data":${value.data}}}`;
  }
  if (isPage(value)) {
    const { items, nextCursor, total } = value;
    return write({ status: 'success', results: items.length, total, nextCursor, data: { data: items } });
  }
  const results = Array.isArray(value) ? value.length : undefined;
  return write({ status: 'success', results, data: { data: value ?? null } });
}

/** The body that is sent for a call's reply: a file as it is, everything else in the envelope of the contracts. */
export function enveloped(value: unknown, { options }: CallMetadata, reply: FastifyReply): string | Buffer {
  if (value instanceof FileReply) {
    const { privateFileId } = value;
    const disposition = contentDisposition(value.fileName, { type: value.inline ? 'inline' : 'attachment' });
    void reply.headers({ 'content-type': value.contentType, 'content-disposition': disposition });
    if (privateFileId !== null) logPrivateRead(reply.request, privateFileId, requestContext()?.userId ?? null);
    return value.content;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (options.cache !== undefined && reply.request.making === undefined) allowCaching(reply, options.cache);
  const isWhole = value instanceof JsonText || !reply.request.identity?.viewerId;
  return writeEnvelope(isWhole ? value : maskedInView(value, options));
}
