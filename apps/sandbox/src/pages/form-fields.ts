import type { FastifyRequest } from 'fastify';

/** The fields of a posted HTML form; of a repeated name the last one counts. */
export const formFields = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
