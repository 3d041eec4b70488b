import type { FastifyRequest } from 'fastify';

/** SEC-46: each read of a private file is in the log: which file, who was handed it, from where. */
export function logPrivateRead({ id, ip, log }: FastifyRequest, fileId: string, reader: string | null): void {
  log.info({ requestId: id, fileId, reader, ip }, 'private file read');
}
