import { Header, SetMetadata, applyDecorators } from '@nestjs/common';

export const PLAIN_METADATA = 'cairn:plain';

/** A handler outside the API: open to everyone, answered without the envelope (health, metrics). */
export const Plain = (contentType = 'application/json; charset=utf-8'): MethodDecorator =>
  applyDecorators(SetMetadata(PLAIN_METADATA, true), Header('content-type', contentType));
