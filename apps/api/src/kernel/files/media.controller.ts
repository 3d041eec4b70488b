import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { IdPipe } from '../http/id.pipe.js';
import { logPrivateRead } from '../http/private-read.js';
import { Plain } from '../http/plain.decorator.js';
import { FileScans } from './file-scans.js';
import { FileStore } from './file-store.js';
import { MediaOrigin } from './media-origin.js';
import { PictureStore } from './picture-store.js';

interface LinkQuery {
  size?: string;
  until?: string;
  reader?: string;
  signature?: string;
}

/** Pictures for everyone, private files for the holder of a signed link. Nothing served here can run. */
@Controller()
export class MediaController {
  constructor(
    private readonly files: FileStore,
    private readonly origin: MediaOrigin,
    private readonly pictures: PictureStore,
    private readonly scans: FileScans,
  ) {}

  @Plain('application/octet-stream')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @Get('media/:id')
  async media(
    @Param('id', IdPipe) id: string,
    @Query() query: LinkQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const elsewhere = this.origin.elsewhere(request);
    if (elsewhere !== null) {
      // Not cached: a private file's address works for minutes, and an origin may change.
      await reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
      return;
    }
    const sized = typeof query.size === 'string' ? await this.pictures.readSize(id, query.size) : null;
    const file = sized ?? (await this.files.read(id));
    if (file.private) {
      this.requireLink(id, query, request);
      await this.scans.requireClean(id);
    }
    // A size that was not made yet is the picture itself, for a minute.
    const isInterim = query.size !== undefined && sized === null;
    const lasting = isInterim ? 'public, max-age=60' : 'public, max-age=31536000, immutable';
    await reply
      .header('content-type', file.contentType)
      .header('cache-control', file.private ? 'private, no-store' : lasting)
      .header('content-disposition', file.contentType.startsWith('image/') ? 'inline' : 'attachment')
      .send(file.content);
  }

  /** SEC-46: logs who was given the link of a private file that is read. */
  private requireLink(id: string, query: LinkQuery, request: FastifyRequest): void {
    const reader = String(query.reader);
    const link = { until: Number(query.until), reader, signature: String(query.signature) };
    if (!this.files.mayRead(id, link)) throw new DomainError('file.link_invalid');
    logPrivateRead(request, id, reader || null);
  }
}
