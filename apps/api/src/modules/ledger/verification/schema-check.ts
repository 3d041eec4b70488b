import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { API_FOLDER } from '../../../kernel/config/folders.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { fingerprintOf, SCHEMA_FACTS, type SchemaFact } from './schema-facts.js';

export const SCHEMA_FILE = join(API_FOLDER, 'ledger-schema.json');

/** I35: the ledger's schema in this database against the one that was shipped. */
@Injectable()
export class SchemaCheck {
  private shipped: Record<string, string> | undefined;

  constructor(private readonly database: Database) {}

  /** The differences: changed, removed or added. */
  async differences(): Promise<string[]> {
    this.shipped ??= JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as Record<string, string>; // written by `gen`
    const { shipped } = this;
    const here = fingerprintOf(await this.database.query<SchemaFact>(SCHEMA_FACTS));
    return [
      ...Object.keys(shipped).flatMap((name) =>
        here[name] === undefined ? [`missing: ${name}`] : here[name] === shipped[name] ? [] : [`changed: ${name}`],
      ),
      ...Object.keys(here).flatMap((name) => (shipped[name] === undefined ? [`unknown: ${name}`] : [])),
    ];
  }
}
