import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../config/config.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** The route of files. */
const ROUTE = '/media/:id';

/**
 * SEC-45: the host of files, where the configuration names one. What people have uploaded is then of another origin
 * than the one whose storage holds tokens: the site's address of a file leads there, and nothing else is there.
 */
@Injectable()
export class MediaOrigin {
  private readonly origin: string | null;
  private readonly host: string | null;

  constructor({ MEDIA_ORIGIN }: Config) {
    this.origin = MEDIA_ORIGIN ?? null;
    this.host = MEDIA_ORIGIN === undefined ? null : new URL(MEDIA_ORIGIN).host;
  }

  /** The address of a file on its own host; null where the request is already there. */
  elsewhere({ host, url }: { host: string; url: string }): string | null {
    return this.origin === null || this.isHere(host) ? null : `${this.origin}${url}`;
  }

  /** Allows only files on the host of files. */
  reserve(fastify: Fastify): void {
    if (this.host === null) return;
    fastify.addHook('onRequest', async ({ host, routeOptions }, reply) =>
      this.isHere(host) && routeOptions.url !== ROUTE ? reply.callNotFound() : undefined,
    );
  }

  private isHere(host: string): boolean {
    return host.toLowerCase() === this.host;
  }
}
