import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { keepFilesInMemory } from './file-memory.js';

export type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** A year for files whose name carries their content's hash; the few others are asked about every time. */
const cacheOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/**
 * The files of a built site. Those of `assets`, hundreds, are opened on request; each of the few
 * others has a route of its own, so that an unknown address never reaches the disk. Pages are
 * no files: they are sent with their policy.
 */
export async function serveFiles(fastify: Fastify, root: string, prefix: string): Promise<void> {
  const options = {
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply: FastifyReply, path: string): void => {
      void reply.headers({ 'cache-control': cacheOf(path), 'x-content-type-options': 'nosniff' });
    },
  } as const;
  await fastify.register(async (scope: Fastify) => {
    keepFilesInMemory(scope);
    const assets = join(root, 'assets');
    if (existsSync(assets))
      await scope.register(fastifyStatic, { ...options, root: assets, prefix: `${prefix}assets/` });
    await scope.register(fastifyStatic, {
      ...options,
      root,
      prefix,
      wildcard: false,
      globIgnore: ['assets/**', '*.html'],
    });
  });
}
