import { visitorApi, type Endpoint } from '@cairn/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callWithin } from '../rendering/call-api.js';
import type { Fastify } from './site-files.js';

interface PageForm {
  /** The page with the form, to which a browser without scripts sends it. */
  page: string;
  /** The call that its script would make. */
  call: Pick<Endpoint, 'method' | 'path'>;
}

const FORMS: readonly PageForm[] = [{ page: '/contact-us', call: visitorApi.contact }];

/** Refuses forms sent from another site (cross-site request forgery); older browsers say only where they come from. */
function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** The completed fields, without those that were left empty. */
const filledIn = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
    : {};

/**
 * Accepts forms of browsers without scripts through the same call that a script would make, so that the same rules
 * apply.
 */
export function takeForms(fastify: Fastify): void {
  const makeCall = callWithin(fastify);
  for (const { page, call } of FORMS) {
    fastify.post(page, async (request: FastifyRequest, reply: FastifyReply) => {
      const body = JSON.stringify(filledIn(request.body));
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': request.headers['accept-language'] ?? '',
      };
      const isTaken = isOwn(request) && (await makeCall({ ...call, headers, body }, request.ip)).status < 300;
      return reply.redirect(`${page}?sent=${isTaken ? 'yes' : 'no'}`, 303);
    });
  }
}
