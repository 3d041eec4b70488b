import type { FastifyRequest } from 'fastify';

/** What an address means follows from the languages that the site offers, which a process keeps as long. */
const MILLISECONDS = 5_000;
const MOST = 5_000;

/** Under which key the answer of an address is kept, so that it need not be read again with every request. */
export class KnownAddresses {
  private readonly keys = new Map<string, { key: string; until: number }>();

  /** Null for an address that was not read lately, and for a request that is more than its address. */
  keyOf(request: FastifyRequest): string | null {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return null;
    const known = this.keys.get(nameOf(request));
    return known !== undefined && known.until > Date.now() ? known.key : null;
  }

  remember(request: FastifyRequest, key: string): void {
    if (request.method !== 'GET') return;
    if (this.keys.size >= MOST) this.keys.clear();
    this.keys.set(nameOf(request), { key, until: Date.now() + MILLISECONDS });
  }
}

const nameOf = ({ url, headers }: FastifyRequest): string => `${headers['accept-language']?.slice(0, 2) ?? ''} ${url}`;
