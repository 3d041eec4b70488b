import {
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  Sse,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Endpoint } from '@cairn/contracts';
import { CallInterceptor } from './call.interceptor.js';
import { CALL_METADATA, needsInterceptor, type CallMetadata, type CallOptions } from './call.metadata.js';

const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PATCH: RequestMethod.PATCH,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
} as const;

/** The queue of a listener that does not read: signals are small, and after an overflow everything is read again. */
const STREAM_BACKLOG = 256 * 1024;

/** The call's interceptor, where more happens than writing the envelope (call-adapter.ts). */
function around(call: CallMetadata): MethodDecorator[] {
  if (needsInterceptor(call)) return [UseInterceptors(CallInterceptor)];
  return call.options.stream ? [] : [RouteConfig({ describedCall: call })];
}

/** Makes a controller's method answer a call of the contracts. A handler without it cannot be reached. */
export const Call = (endpoint: Endpoint, options: CallOptions): MethodDecorator =>
  applyDecorators(
    ...(options.stream
      ? [Sse(endpoint.path, { maxPendingDataLength: STREAM_BACKLOG })]
      : [RequestMapping({ path: endpoint.path, method: METHODS[endpoint.method] }), HttpCode(options.status ?? 200)]),
    SetMetadata(CALL_METADATA, { endpoint, options } satisfies CallMetadata),
    ...around({ endpoint, options }),
  );
