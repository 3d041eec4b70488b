import { Injectable } from '@nestjs/common';
import type { Finding } from './invariants.js';
import { PublishedHeads } from './published-heads.js';
import { SchemaCheck } from './schema-check.js';

/** Checks against data outside the database: the release's schema definitions, and the published heads. */
@Injectable()
export class OutsideChecks {
  constructor(
    private readonly schema: SchemaCheck,
    private readonly heads: PublishedHeads,
  ) {}

  async findings(): Promise<Finding[]> {
    return [
      ...(await this.schema.differences()).map((detail) => ({ invariant: 'I35', detail })),
      ...(await this.heads.missing()).map((detail) => ({ invariant: 'I36', detail })),
    ];
  }
}
