import type { Server } from 'node:http';
import { isIP } from 'node:net';

/** An address that is in no list, so that a visitor who sends an invalid one gains nothing. */
const NOWHERE = '0.0.0.0';
/** The most proxies between the server and a visitor. */
const MOST_HOPS = 20;

/** An address as some proxies write it, with a port behind, or with the interface it was seen at: no database keeps that. */
function addressOf(hop: string): string {
  const written = /^\[([^\]]*)\](:\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
  const [bare = ''] = written.includes(':') ? written.split('%') : [written];
  return isIP(bare) === 0 ? NOWHERE : bare;
}

/** The hops of a `X-Forwarded-For`, each of them an address. */
export const tidyHops = (header: string): string =>
  header
    .split(',')
    .slice(-MOST_HOPS)
    .map((hop) => addressOf(hop.trim()))
    .join(', ');

/**
 * SEC-36: an address is stored, used for rate limits and looked up in lists of networks. What proxies pass on is cleaned
 * before anything reads it, since a proxy also passes on what the visitor sent.
 */
export function tidyForwarded(server: Server): void {
  server.prependListener('request', ({ headers }) => {
    const sent = headers['x-forwarded-for'];
    if (sent !== undefined) headers['x-forwarded-for'] = tidyHops(String(sent));
  });
}
