import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { IdPipe } from '../http/id.pipe.js';
import { Plain } from '../http/plain.decorator.js';
import { FileStore } from './file-store.js';

interface LinkQuery {
  until?: string;
  signature?: string;
}

/** Pictures for everyone, private files for the holder of a signed link. Nothing served here can run. */
@Controller()
export class MediaController {
  constructor(private readonly files: FileStore) {}

  @Plain('application/octet-stream')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @Get('media/:id')
  async media(@Param('id', IdPipe) id: string, @Query() query: LinkQuery, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.read(id);
    if (file.private && !this.files.mayRead(id, Number(query.until), String(query.signature))) {
      throw new DomainError('file.link_invalid');
    }
    await reply
      .header('content-type', file.contentType)
      .header('cache-control', file.private ? 'private, no-store' : 'public, max-age=31536000, immutable')
      .header('content-disposition', file.contentType.startsWith('image/') ? 'inline' : 'attachment')
      .send(file.content);
  }
}
