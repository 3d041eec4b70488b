import { HttpCode, RequestMapping, RequestMethod, SetMetadata, Sse, applyDecorators } from '@nestjs/common';
import type { Endpoint, ErrorCode } from '@cairn/contracts';

export type DtoClass = new () => object;

export interface CallOptions {
  /** Class of the request's body; its validators are the request's schema. */
  body?: DtoClass;
  query?: DtoClass;
  /** Class of the reply; in brackets when it is a list. */
  reply?: DtoClass | [DtoClass] | null;
  /** Class of an item when the reply is a page. */
  page?: DtoClass;
  /** HTTP status of success: 200 unless told. */
  status?: number;
  /** Errors of its own, beside those that every call may give. */
  errors?: readonly ErrorCode[];
  summary: string;
  /** Seconds that anybody may keep the answer of a public read; 0 asks again each time, by its tag. */
  cache?: number;
  /** The body arrives as a form with files. */
  multipart?: boolean;
  /** Answers with server-sent events, for as long as the caller listens. */
  stream?: boolean;
}

export interface CallMetadata {
  endpoint: Endpoint;
  options: CallOptions;
}

export const CALL_METADATA = 'cairn:call';

const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PATCH: RequestMethod.PATCH,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
} as const;

/** What may wait for a listener that does not read: signals are small, and a full one is read anew anyway. */
const STREAM_BACKLOG = 256 * 1024;

/** Makes a controller's method answer a call of the contracts. A handler without it cannot be reached. */
export const Call = (endpoint: Endpoint, options: CallOptions): MethodDecorator =>
  applyDecorators(
    ...(options.stream
      ? [Sse(endpoint.path, { maxPendingDataLength: STREAM_BACKLOG })]
      : [RequestMapping({ path: endpoint.path, method: METHODS[endpoint.method] }), HttpCode(options.status ?? 200)]),
    SetMetadata(CALL_METADATA, { endpoint, options } satisfies CallMetadata),
  );
