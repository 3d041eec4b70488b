import { CAPTCHA_HEADER, type Endpoint, type InputOf, type Page, type ReplyOf, type Wire } from '@cairn/contracts';
import { ApiError, readFailure } from './api-error.js';
import { SITE_TIME_HEADER } from '@cairn/contracts/kernel/site-time';
import type { ServerClock } from './server-clock.js';
import type { ApiResponse, Transport } from './transport.js';

export interface ClientOptions {
  /** Bearer token of the session, when there is one. */
  token?: () => string | null;
  /** Language of messages and lists, where a call's query does not name its own. */
  language?: () => string | null;
  /** Whether there is no connection: acts are then refused at once with the code `offline`. */
  isOffline?: () => boolean;
  /** Learns from each answer the time of the business, by which deadlines are. */
  clock?: Pick<ServerClock, 'hear'>;
  /** Learns from each answer the time of the machine, by which sessions end. */
  machine?: Pick<ServerClock, 'hear'>;
}

type WireInput<E> = Wire<Omit<InputOf<E>, 'body'>> &
  ('body' extends keyof InputOf<E> ? { body: Wire<NonNullable<InputOf<E>['body']>> | FormData } : { body?: never });

/**
 * Path words, query and body as JSON values; `idempotencyKey` (a UUID) where the call asks for one, `captcha` where the
 * site's settings do.
 */
export type CallInput<E> = WireInput<E> & { idempotencyKey?: string; captcha?: string | null };

export interface Client {
  send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Wire<ReplyOf<E>>>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  captcha?: string | null;
}

interface LooseEnvelope {
  nextCursor?: string | null;
  total?: number;
  data: { data: unknown };
}

/** Fills the words of a path: `/equities/front/:slug`. A missing word is a programming error and throws. */
export function fillPath(template: string, params: Record<string, string> = {}): string {
  return template.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${template} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

function writeQuery(query: NonNullable<LooseInput['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A list's envelope becomes a page; every other answer is what it carries. */
function unwrap(response: ApiResponse): unknown {
  const envelope = response.json as LooseEnvelope; // checked by status: only the API's own envelope answers below 400
  const { data } = envelope.data;
  if (!Array.isArray(data) || envelope.nextCursor === undefined) {
    return Array.isArray(data) && envelope.total !== undefined ? { items: data, total: envelope.total } : data;
  }
  const page: Page<unknown> = { items: data, nextCursor: envelope.nextCursor };
  if (envelope.total !== undefined) page.total = envelope.total;
  return page;
}

/** The API as one typed call over a transport; a refusal rejects with ApiError. */
export function createClient(transport: Transport, options: ClientOptions = {}): Client {
  return {
    async send(endpoint, input) {
      const { params, query, body, idempotencyKey, captcha } = input as LooseInput; // the generic type has been checked at the call
      // A read may still be answered from a cache. Commands must not wait for a connection and run later unnoticed.
      if (endpoint.method !== 'GET' && options.isOffline?.()) throw new ApiError(0, 'offline', 'offline');
      const token = options.token?.();
      const language = options.language?.();
      const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
      const response = await transport({
        method: endpoint.method,
        path: fillPath(endpoint.path, params) + writeQuery({ ...(language ? { lng: language } : {}), ...query }),
        headers: {
          accept: 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(captcha ? { [CAPTCHA_HEADER]: captcha } : {}),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        throw new ApiError(0, 'network', cause instanceof Error ? cause.message : 'network');
      });
      options.clock?.hear(response.headers.get(SITE_TIME_HEADER) ?? response.headers.get('date'));
      options.machine?.hear(response.headers.get('date'));
      if (response.status >= 400 || response.json === null) throw readFailure(response.status, response.json);
      return unwrap(response) as Wire<ReplyOf<typeof endpoint>>; // the API's own tests hold replies to their classes
    },
  };
}
