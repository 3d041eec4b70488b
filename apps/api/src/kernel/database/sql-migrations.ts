import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { API_FOLDER } from '../config/folders.js';

const FOLDER = join(API_FOLDER, 'migrations');

/** TypeORM orders migrations by the thirteen digits at the end of their names. */
const EPOCH = 1_700_000_000_000;

/** Builds TypeORM's migrations from the SQL files: `0001-kernel.sql` becomes `kernel1700000000001`. */
export function sqlMigrations(folder = FOLDER): (new () => MigrationInterface)[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const number = Number(file.slice(0, 4));
      const intent = file.slice(5, -4);
      const sql = readFileSync(join(folder, file), 'utf8');
      return class implements MigrationInterface {
        readonly name = `${intent}${EPOCH + number}`;

        async up(runner: QueryRunner): Promise<void> {
          await runner.query(sql);
        }

        /** Forward only: a mistake is corrected by the next migration. */
        async down(): Promise<void> {
          throw new Error(`${file} cannot be undone; write the next migration`);
        }
      };
    });
}
