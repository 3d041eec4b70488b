import type { Endpoint, ErrorCode } from '@cairn/contracts';
import type { KeptKind } from '../memory/kept-answers.js';

export type DtoClass = new () => object;

/** A public read that is answered from memory for anonymous callers. */
export interface Keep {
  as: KeptKind;
  /** Not where one of these parameters is sent, because such requests are rarely repeated. */
  unless?: readonly string[];
}

export interface CallOptions {
  /** Class of the request's body; its validators are the request's schema. */
  body?: DtoClass;
  query?: DtoClass;
  /** Class of the reply; in brackets when it is a list, of words too. */
  reply?: DtoClass | [DtoClass | typeof String] | null;
  /** The reply is null where there is none yet. */
  replyOrNull?: boolean;
  /** Class of an item when the reply is a page. */
  page?: DtoClass;
  /** HTTP status of success: 200 by default. */
  status?: number;
  /** The call's own errors, beside those that every call may return. */
  errors?: readonly ErrorCode[];
  summary: string;
  /** Seconds for which the answer of a public read may be cached; 0 revalidates it each time by its tag. */
  cache?: number;
  keep?: Keep;
  /** The body may arrive as a form; the names of its files. */
  multipart?: readonly string[];
  /** Answers with server-sent events, for as long as the caller listens. */
  stream?: boolean;
}

export interface CallMetadata {
  endpoint: Endpoint;
  options: CallOptions;
}

export const CALL_METADATA = 'cairn:call';

/** Whether a call is a list that the console gives as a file, too. */
export const isExportable = ({ endpoint, options }: CallMetadata): boolean =>
  options.page !== undefined && endpoint.method === 'GET' && endpoint.path.startsWith('/admin/');

/** Whether more happens around a call than its reply being put into the envelope. */
export const needsInterceptor = (call: CallMetadata): boolean =>
  call.endpoint.idempotent === true || isExportable(call);
