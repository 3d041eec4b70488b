import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Sessions } from '../../../kernel/auth/sessions.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { Events } from '../../../kernel/outbox/events.js';

/**
 * Personal data deleted when an account closes; what the law requires (identity, payments, agreements) stays under the
 * opaque id.
 */
const FORGOTTEN = [
  'delete from social_identity where user_id = $1',
  'delete from recovery_code where user_id = $1',
  'delete from sign_in_verification where user_id = $1',
  'delete from user_link where user_id = $1',
  'update invitation set email = null, message = null where inviter_id = $1',
  'update invitation set email = null, claimed_by = null where accepted_by = $1 or claimed_by = $1',
];

/** Decision 38: the profile is pseudonymised; the ledger keeps its opaque ids and is not edited. */
@Injectable()
export class Pseudonymisation {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  async of(tx: Tx, userId: string): Promise<void> {
    const [user] = rowsOfUpdate<unknown>(
      await tx.query(
        `update app_user set email = 'gone-' || id || '@deleted.invalid', first_name = 'Former', last_name = 'member',
           phone_number = null, slug = 'gone-' || id, password_hash = null, pending_email = null, totp_secret = null,
           totp_pending = null, totp_enabled_at = null, two_factor_wanted = false, photo_file_id = null,
           cover_file_id = null, description = null, address = null, zipcode = null, website = null, facebook = null,
           twitter = null, linkedin = null, youtube = null, show_name = false, show_investments = false,
           show_amounts = false, show_following = false, deletion_reason = null, suspended_at = kernel.now(),
           pseudonymised_at = kernel.now(), updated_at = now()
         where id = $1 and pseudonymised_at is null returning id`,
        [userId],
      ),
    );
    if (user === undefined) return;
    await this.sessions.revokeAll(tx, userId);
    await this.sessions.forgetPlaces(tx, userId);
    for (const sql of FORGOTTEN) await tx.query(sql, [userId]);
    await this.leaveNetwork(tx, userId);
    await this.audit.record(tx, {
      actor: 'system',
      actorId: null,
      action: 'user.pseudonymised',
      subjectType: 'user',
      subjectId: userId,
    });
    await this.events.emit(tx, 'user.pseudonymised', { userId });
  }

  private async leaveNetwork(tx: Tx, userId: string): Promise<void> {
    await tx.query(
      `update app_user u set follower_count = follower_count - 1 from user_follow f
       where f.follower_id = $1 and u.id = f.followed_id`,
      [userId],
    );
    await tx.query(
      `update app_user u set following_count = following_count - 1 from user_follow f
       where f.followed_id = $1 and u.id = f.follower_id`,
      [userId],
    );
    await tx.query('delete from user_follow where follower_id = $1 or followed_id = $1', [userId]);
    await tx.query('update app_user set follower_count = 0, following_count = 0 where id = $1', [userId]);
  }
}
