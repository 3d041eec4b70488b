import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';

const CODES = 10;
const GROUP = 5;
/** Base32: without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const newGroup = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten recovery codes: fifty random bits each, stored as keyed hashes, valid once (SEC-12). */
@Injectable()
export class RecoveryCodes {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'recovery-code', 32));
  }

  /** Makes ten new ones; the earlier ones stop working. */
  async renew(tx: Tx, userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => `${newGroup()}-${newGroup()}`);
    await this.forget(tx, userId);
    await tx.query('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
      userId,
      codes.map((code) => this.hash(userId, code)),
    ]);
    return codes;
  }

  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.query('delete from recovery_code where user_id = $1', [userId]);
  }

  /** Uses one up: true once. */
  async take(userId: string, code: string): Promise<boolean> {
    const taken = rowsOfUpdate<unknown>(
      await this.database.query(
        `update recovery_code set used_at = clock_timestamp()
         where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
        [userId, this.hash(userId, code)],
      ),
    );
    return taken.length > 0;
  }

  private hash(userId: string, code: string): Buffer {
    const letters = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
    return createHmac('sha256', this.key).update(`${userId}:${letters}`).digest();
  }
}
