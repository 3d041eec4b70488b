import type { HttpMethod } from '@cairn/contracts';

export interface ApiRequest {
  method: HttpMethod;
  /** Below the API's prefix, with its query: `/equities/front?status=4`. */
  path: string;
  headers: Record<string, string>;
  /** JSON text, or a form with files. */
  body?: string | FormData;
}

export interface ApiResponse {
  status: number;
  /** The parsed JSON, or null when the answer was not JSON. */
  json: unknown;
  headers: { get(name: string): string | null };
}

/** How a call is sent: fetch in a browser, supertest in the API's tests. Rejects only when no answer came at all. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** A transport over fetch. `base` ends before the path, for example `/api/v1.1`. */
export const fetchTransport =
  (base: string, send: typeof fetch = (input, init) => fetch(input, init)): Transport =>
  async ({ method, path, headers, body }) => {
    const response = await send(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, json: isJson ? await response.json() : null, headers: response.headers };
  };

/** Like `fetchTransport`, but an answer that is a file becomes the data of an envelope. */
export const fileTransport =
  (base: string, send: typeof fetch = (input, init) => fetch(input, init)): Transport =>
  async ({ method, path, headers, body }) => {
    const response = await send(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const json: unknown = isJson ? await response.json() : { data: { data: await response.blob() } };
    return { status: response.status, json, headers: response.headers };
  };
