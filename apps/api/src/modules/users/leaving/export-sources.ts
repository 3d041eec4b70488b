import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';

export interface ExportedFile {
  /** Inside the archive, with its folder. */
  path: string;
  content: Buffer;
}

export interface ExportOwner {
  id: string;
  email: string;
  language: Language;
}

/** A part of the data export; the module that keeps the data registers it. */
export interface ExportSource {
  name: string;
  collect: (owner: ExportOwner) => Promise<ExportedFile[]>;
}

/** SQL: the API's value for a stored state (S-13, S-14). */
export const codeOf = (codes: Readonly<Record<string, string | number>>, column: string): string =>
  `'${JSON.stringify(codes)}'::jsonb -> ${column}`;

@Injectable()
export class ExportSources {
  private readonly sources: ExportSource[] = [];

  constructor(private readonly database: Database) {}

  register(source: ExportSource): void {
    if (this.sources.some(({ name }) => name === source.name)) throw new Error(`Two exports are called ${source.name}`);
    this.sources.push(source);
  }

  /**
   * Rows as a file of JSON, in the names and codes that the API gives them.
   * @param sql of the owner's id, $1
   */
  registerRows(name: string, sql: string): void {
    this.register({
      name: `${name}.json`,
      collect: async ({ id }) => {
        const rows = await this.database.query<Record<string, unknown>>(sql, [id]);
        return [{ path: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`, 'utf8') }];
      },
    });
  }

  async collect(owner: ExportOwner): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const source of this.sources) files.push(...(await source.collect(owner)));
    return files;
  }
}
