import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from './openapi.js';

/** Shows the API's description to whoever opens it; where that may be is the configuration's to say (S40). */
export function showReference(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app) as unknown as OpenAPIObject);
}
