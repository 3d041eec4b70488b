import { Injectable } from '@nestjs/common';
import type { Verification, VerificationState } from '@cairn/contracts/second-factor/two-factor.replies';
import type { LoginReply } from '@cairn/contracts/users/users.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { HALF_TOKEN_SECONDS, Tokens } from '../../../kernel/auth/tokens.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import type { UserEntity } from '../accounts/user.entity.js';

export interface OpenVerification {
  id: string;
  userId: string;
  purpose: 'login' | 'sign_up' | 'admin_login';
  verified: boolean;
  /** The session whose token was the first factor; null after a password. */
  sessionId: string | null;
}

/** A user who has passed the first factor, and the password that was set at that time. */
type Holder = Pick<UserEntity, 'id' | 'passwordHash'>;

/**
 * SEC-13: code steps that a right password has opened. The half-authenticated token names one of them, and opens no
 * more.
 */
@Injectable()
export class SignInVerifications {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    sweeps: Sweeps,
  ) {
    sweeps.register({ name: 'users.verifications', everySeconds: 3600, run: () => this.forgetOld() });
  }

  async open(holder: Holder, purpose: 'login' | 'sign_up', sessionId: string | null = null): Promise<LoginReply> {
    const id = await this.begin(holder, purpose, sessionId);
    return {
      enableTwoFactorAuth: true,
      ...(purpose === 'sign_up' ? { setUpTwoFactor: true } : {}),
      halfToken: this.tokens.half(id, 'half-web'),
      userId: holder.id,
      verificationId: id,
    };
  }

  /** Of the console: its half-authenticated token. */
  async openForAdmin(holder: Holder): Promise<string> {
    return this.tokens.half(await this.begin(holder, 'admin_login', null), 'half-admin');
  }

  /** @throws auth.half_token_expired for another token, an old one, or one for another step */
  async require(halfToken: string, purpose: OpenVerification['purpose']): Promise<OpenVerification> {
    const id = await this.tokens.readHalf(halfToken, purpose === 'admin_login' ? 'half-admin' : 'half-web');
    const [row] =
      id === null
        ? []
        : await this.database.query<OpenVerification>(
            `select id, user_id as "userId", purpose, verified_at is not null and used_at is null as verified,
               session_id as "sessionId"
             from sign_in_verification where id = $1 and purpose = $2 and expires_at > clock_timestamp()`,
            [id, purpose],
          );
    if (row === undefined) throw new DomainError('auth.half_token_expired');
    return row;
  }

  async state(userId: string, id: string): Promise<Verification> {
    const [row] = await this.database.query<{ state: VerificationState }>(
      `select case when used_at is not null or expires_at <= clock_timestamp() then 'expired'
           when verified_at is not null then 'verified' else 'pending' end as state
       from sign_in_verification where id = $1 and user_id = $2`,
      [id, userId],
    );
    return { id, state: row?.state ?? 'expired' };
  }

  async markVerified(id: string): Promise<Verification> {
    await this.database.query('update sign_in_verification set verified_at = clock_timestamp() where id = $1', [id]);
    return { id, state: 'verified' };
  }

  /** Uses up a code that was accepted before: true for one caller alone. */
  async use(id: string): Promise<boolean> {
    const used = rowsOfUpdate<unknown>(
      await this.database.query(
        `update sign_in_verification set used_at = clock_timestamp()
         where id = $1 and verified_at is not null and used_at is null returning id`,
        [id],
      ),
    );
    return used.length > 0;
  }

  /** Uses up a half sign-in whose code was accepted right now: true for one caller alone, and while it is open. */
  async spend(tx: Tx, id: string): Promise<boolean> {
    const spent = rowsOfUpdate<unknown>(
      await tx.query(
        `update sign_in_verification set used_at = clock_timestamp()
         where id = $1 and used_at is null and expires_at > clock_timestamp() returning id`,
        [id],
      ),
    );
    return spent.length > 0;
  }

  /** @throws auth.bad_credentials where the password was changed since its holder was read */
  private async begin(holder: Holder, purpose: OpenVerification['purpose'], sessionId: string | null): Promise<string> {
    const id = newId();
    const begun = await this.database.query<unknown>(
      `insert into sign_in_verification (id, user_id, purpose, created_at, expires_at, session_id)
       select $1, u.id, $3, clock_timestamp(), clock_timestamp() + make_interval(secs => $4), $5
       from app_user u where u.id = $2 and u.password_hash is not distinct from $6 for share
       returning id`,
      [id, holder.id, purpose, HALF_TOKEN_SECONDS, sessionId, holder.passwordHash],
    );
    if (begun.length === 0) throw new DomainError('auth.bad_credentials', { showResendLink: false });
    return id;
  }

  private async forgetOld(): Promise<number> {
    const old = rowsOfUpdate<unknown>(
      await this.database.query(
        `delete from sign_in_verification where id in (
           select id from sign_in_verification where expires_at < now() - interval '1 day' limit 1000) returning id`,
      ),
    );
    return old.length;
  }
}
