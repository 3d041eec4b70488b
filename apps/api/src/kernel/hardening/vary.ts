import type { FastifyReply } from 'fastify';

/** Appends to the header `Vary`, and removes nothing. */
export function addVary(reply: FastifyReply, names: string): void {
  const known = reply.getHeader('vary');
  void reply.header('vary', known === undefined ? names : `${String(known)}, ${names}`);
}
