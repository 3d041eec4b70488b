import { Injectable } from '@nestjs/common';
import { withoutTurns } from '@cairn/contracts';
import type { InvitationOpened } from '@cairn/contracts/users/leaving';
import { hashSecret } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';

const OPEN = 'accepted_at is null and withdrawn_at is null';

/** Sign-ups from an invitation, by its link or by the invited address. */
@Injectable()
export class InvitationArrivals {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** @throws auth.link_invalid for a link that was taken back, accepted, or never was one */
  async open(secret: string): Promise<InvitationOpened> {
    const [row] = await this.database.query<{ email: string; firstName: string; lastName: string }>(
      `select i.email, u.first_name as "firstName", u.last_name as "lastName"
       from invitation i join app_user u on u.id = i.inviter_id
       where i.secret_hash = $1 and i.email is not null and i.accepted_at is null and i.withdrawn_at is null
         and u.pseudonymised_at is null`,
      [hashSecret(secret)],
    );
    if (row === undefined) throw new DomainError('auth.link_invalid');
    return { email: row.email, name: withoutTurns(`${row.firstName} ${row.lastName}`) };
  }

  /** Somebody signs up by the link. They are not here before they have proved their own address. */
  async claim(tx: Tx, userId: string, secret: string): Promise<void> {
    await tx.query(`update invitation set claimed_by = $1 where secret_hash = $2 and inviter_id <> $1 and ${OPEN}`, [
      userId,
      hashSecret(secret),
    ]);
  }

  /** The address of a user is confirmed: those who invited it, or whose link was used, are notified. */
  async accept(tx: Tx, user: { id: string; email: string }): Promise<void> {
    const accepted = rowsOfUpdate<{ inviterId: string }>(
      await tx.query(
        `update invitation set accepted_at = kernel.now(), accepted_by = $1
         where (email = $2 or claimed_by = $1) and inviter_id <> $1 and ${OPEN} returning inviter_id as "inviterId"`,
        [user.id, user.email],
      ),
    );
    for (const inviterId of new Set(accepted.map((row) => row.inviterId))) {
      await this.events.emit(tx, 'user.invite_accepted', { userId: inviterId, actorId: user.id });
    }
  }
}
