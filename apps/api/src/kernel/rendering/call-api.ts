import { API_PREFIX } from '../http/api-prefix.js';
import type { Fastify } from '../sites/site-files.js';
import type { MakeCall } from './page-renderer.js';

/** Makes the calls of a page within this process, counted as its visitor's own. */
export const callWithin =
  (fastify: Fastify): MakeCall =>
  async ({ method, path, headers, body }, address) => {
    const answer = await fastify.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `/${API_PREFIX}${path}`,
      headers,
      remoteAddress: address,
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, json: isJson ? answer.payload : null };
  };
