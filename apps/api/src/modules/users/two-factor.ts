import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../kernel/database/rows.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { RateLimits } from '../../kernel/limits/rate-limits.js';
import { acceptedStep } from './totp.js';
import type { UserEntity } from './user.entity.js';

const cell = (userId: string) => ({ table: 'app_user', column: 'totp_secret', id: userId });

/** The second factor of an account: its secret encrypted, each code good for once. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Accepts a code once.
   * @throws auth.bad_code for a wrong, old or used code; request.too_many after five tries in fifteen minutes
   */
  async require(user: Pick<UserEntity, 'id' | 'totpSecret'>, code: string): Promise<void> {
    await this.limits.spend('code', user.id);
    const secret = user.totpSecret === null ? '' : this.personalData.open(user.totpSecret, cell(user.id));
    const step = acceptedStep(secret, code);
    if (step === null) throw new DomainError('auth.bad_code');
    const taken = rowsOfUpdate<unknown>(
      await this.database.query(
        'update app_user set totp_last_step = $2 where id = $1 and totp_last_step < $2 returning id',
        [user.id, step.toString()],
      ),
    );
    if (taken.length === 0) throw new DomainError('auth.bad_code');
    await this.limits.clear('code', user.id);
  }

  /** Stores a secret that its owner has confirmed with a first code. */
  async enable(tx: Tx, userId: string, secret: string, step: bigint): Promise<void> {
    await tx.query('update app_user set totp_secret = $2, totp_enabled_at = now(), totp_last_step = $3 where id = $1', [
      userId,
      this.personalData.seal(secret, cell(userId)),
      step.toString(),
    ]);
  }

  /** The secret of an account that has not confirmed it yet. */
  async propose(tx: Tx, userId: string, secret: string): Promise<void> {
    await tx.query('update app_user set totp_secret = $2, totp_enabled_at = null where id = $1', [
      userId,
      this.personalData.seal(secret, cell(userId)),
    ]);
  }

  secretOf(user: Pick<UserEntity, 'id' | 'totpSecret'>): string | null {
    return user.totpSecret === null ? null : this.personalData.open(user.totpSecret, cell(user.id));
  }
}
