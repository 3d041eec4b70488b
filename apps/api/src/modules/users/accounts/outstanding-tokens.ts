import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../kernel/auth/sessions.js';
import type { Tx } from '../../../kernel/database/in-tx.js';

/** Made void at once: their holder could otherwise still sign in, or change the account's address. */
const PURPOSES = ['password_reset', 'email_change', 'step_up', 'auto_login'];

/**
 * Open links, codes and tokens of an account: mailed links and codes, half sign-ins, tokens that sign in elsewhere, an
 * address that waits for its mail, an authenticator's secret that was shown and waits for its first code.
 */
@Injectable()
export class OutstandingTokens {
  constructor(private readonly sessions: Sessions) {}

  /** Ends every session but one, and voids open links, codes and tokens. */
  async shutOut(tx: Tx, userId: string, except: string | null = null): Promise<void> {
    await this.sessions.revokeAll(tx, userId, except);
    await this.void(tx, userId);
  }

  /** SEC-2: after a reset, a change of password or address, a sign-out, and acts of an admin that lock others out. */
  async void(tx: Tx, userId: string): Promise<void> {
    await tx.query(
      `update user_link set used_at = clock_timestamp()
       where user_id = $1 and used_at is null and purpose = any($2)`,
      [userId, PURPOSES],
    );
    await tx.query(
      `update sign_in_verification set expires_at = clock_timestamp()
       where user_id = $1 and expires_at > clock_timestamp()`,
      [userId],
    );
    await tx.query(
      `update app_user set pending_email = null, totp_pending = null
       where id = $1 and (pending_email is not null or totp_pending is not null)`,
      [userId],
    );
  }
}
