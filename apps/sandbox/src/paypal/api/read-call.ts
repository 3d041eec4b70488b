import type { FastifyRequest } from 'fastify';
import { pathParameter } from '../../core/path-parameter.js';
import { readMultipart } from '../../core/read-multipart.js';
import { invalid } from './issues.js';
import type { Call, Operation } from './operation.js';
import { fault, object } from './shape.js';

const NOTHING = object({});

const parse = (raw: string): unknown => {
  try {
    return raw === '' ? {} : JSON.parse(raw);
  } catch {
    throw invalid([
      { issue: 'MALFORMED_REQUEST_JSON', description: 'The request JSON is not well formed.', location: 'body' },
    ]);
  }
};

/** The JSON of a request; of a form with files it is the part `input`, and the names of the files are added to it. */
function rawOf({ body, headers }: FastifyRequest): string {
  if (typeof body === 'string') return body;
  if (!Buffer.isBuffer(body)) return '';
  return readMultipart(body, headers['content-type'] ?? '')['input'] ?? '';
}

function queryOf({ query }: FastifyRequest): Record<string, string> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Reads a request and holds it against the operation's shape; 400 with every fault of its form. */
export function readCall(request: FastifyRequest, operation: Operation, declined: boolean): Call {
  const raw = rawOf(request);
  const body = parse(raw);
  const faults = (operation.body ?? NOTHING)(body, '');
  if (faults.length > 0) throw invalid(faults);
  const prefer = String(request.headers['prefer'] ?? 'return=minimal');
  if (!/^return=(minimal|representation)$/.test(prefer.trim())) {
    throw invalid([fault('INVALID_PARAMETER_VALUE', 'Prefer', prefer, 'header')]);
  }
  return {
    body,
    raw,
    query: queryOf(request),
    id: pathParameter(request.params, 'id'),
    full: prefer.includes('representation'),
    declined,
  };
}

/** The key for repeats that came with a request; null without one. */
export function requestKey(request: FastifyRequest, longest: number): string | null {
  const given = request.headers['paypal-request-id'];
  if (given === undefined) return null;
  const key = String(given);
  if (key.length < 1 || key.length > longest) {
    throw invalid([fault('INVALID_STRING_LENGTH', 'PayPal-Request-Id', key, 'header')]);
  }
  return key;
}
