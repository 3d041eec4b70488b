import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { nameAccount } from '../../../kernel/http/request-context.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { SettingsService } from '../../settings/index.js';
import { RecoveryCodes } from './recovery-codes.js';
import { acceptedStep, otpauthUrl, scannable } from '../accounts/totp.js';
import type { UserEntity } from '../accounts/user.entity.js';

const cell = (userId: string) => ({ table: 'app_user', column: 'totp_secret', id: userId });
const pendingCell = (userId: string) => ({ table: 'app_user', column: 'totp_pending', id: userId });

type Holder = Pick<UserEntity, 'id' | 'totpSecret'>;

/** The second factor of an account: its secret encrypted, each code good for once. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly limits: RateLimits,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Accepts a code once.
   * @throws auth.bad_code for a wrong, old or used code; request.too_many after five tries in fifteen minutes
   */
  async require(user: Holder, code: string): Promise<void> {
    if (!(await this.accepts(user, code))) throw new DomainError('auth.bad_code');
  }

  /** Like `require`, for a code of the authenticator or a recovery code: whether it was accepted. */
  async accepts(user: Holder, code: string): Promise<boolean> {
    nameAccount(user.id);
    await this.limits.spend('code', user.id);
    const accepted = /^\d{6}$/.test(code)
      ? await this.takeStep(user, code)
      : await this.recoveryCodes.take(user.id, code);
    if (accepted) await this.limits.clear('code', user.id);
    return accepted;
  }

  /** Stores a secret that its owner has confirmed with a first code. Recovery codes of the one before end with it. */
  async enable(tx: Tx, userId: string, secret: string, step: bigint): Promise<void> {
    await this.recoveryCodes.forget(tx, userId);
    await tx.query(
      `update app_user set totp_secret = $2, totp_enabled_at = kernel.now(), totp_last_step = $3, totp_pending = null,
         two_factor_wanted = false where id = $1`,
      [userId, this.personalData.encrypt(secret, cell(userId)), step.toString()],
    );
  }

  async disable(tx: Tx, userId: string): Promise<void> {
    await this.recoveryCodes.forget(tx, userId);
    await tx.query(
      `update app_user set totp_secret = null, totp_enabled_at = null, totp_pending = null, two_factor_wanted = false
       where id = $1`,
      [userId],
    );
  }

  /** A secret beside the one in use: that one stays until the new one has shown its first code. */
  async proposeBeside(userId: string, secret: string): Promise<void> {
    await this.database.query('update app_user set totp_pending = $2 where id = $1', [
      userId,
      this.personalData.encrypt(secret, pendingCell(userId)),
    ]);
  }

  /** A secret as an authenticator takes it: under the site's name, apart from that of the console for whoever uses both. */
  async shown(
    email: string,
    secret: string,
    door: 'site' | 'console',
  ): Promise<{ otpauthUrl: string; qrCode: string }> {
    const { siteName } = await this.settings.all();
    const url = otpauthUrl(door === 'console' ? `${siteName} console` : siteName, email, secret);
    return { otpauthUrl: url, qrCode: await scannable(url) };
  }

  private secretOf(user: Holder): string | null {
    return user.totpSecret === null ? null : this.personalData.decrypt(user.totpSecret, cell(user.id));
  }

  pendingOf(user: Pick<UserEntity, 'id' | 'totpPending'>): string | null {
    return user.totpPending === null ? null : this.personalData.decrypt(user.totpPending, pendingCell(user.id));
  }

  private async takeStep(user: Holder, code: string): Promise<boolean> {
    const step = acceptedStep(this.secretOf(user) ?? '', code);
    if (step === null) return false;
    const taken = rowsOfUpdate<unknown>(
      await this.database.query(
        'update app_user set totp_last_step = $2 where id = $1 and totp_last_step < $2 returning id',
        [user.id, step.toString()],
      ),
    );
    return taken.length > 0;
  }
}
