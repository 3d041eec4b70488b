import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from './api-prefix.js';

/** The path of an address, read as the router reads it; null where it cannot be read. */
export function pathOf(url: string): string | null {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Which limit counts a request of the API; null for what is not of the API. The route that was found decides, however
 * its address was written; where there is none, the address does.
 */
export function countedAs({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): 'call' | 'webhook' | null {
  const path = routeOptions.url ?? pathOf(url) ?? '';
  if (!path.startsWith(`/${API_PREFIX}`)) return null;
  return path.startsWith(`/${API_PREFIX}/webhooks/`) ? 'webhook' : 'call';
}
