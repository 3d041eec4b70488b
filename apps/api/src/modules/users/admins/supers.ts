import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';

interface Super {
  id: string;
  active: boolean;
}

/** The super admins who have opened their account. A suspended one is still a second person that others wait for. */
@Injectable()
export class Supers {
  constructor(private readonly events: Events) {}

  /**
   * Changes of admins take turns, so that two super admins cannot shut each other out; whoever was shut out in the
   * meantime changes nothing. Since nobody changes their own account, one super admin is always left.
   * @throws auth.forbidden
   */
  async takeTurn(tx: Tx, readerId: string): Promise<void> {
    const rows = await tx.query<Super[]>(
      `select id, suspended_at is null as active from app_user where admin_role = 'super' order by id for no key update`,
    );
    if (!rows.some(({ id, active }) => id === readerId && active)) throw new DomainError('auth.forbidden');
  }

  async hasAnother(tx: Tx, than: string): Promise<boolean> {
    const [row] = await tx.query<{ another: boolean }[]>(
      `select exists (select 1 from app_user where admin_role = 'super' and totp_enabled_at is not null and id <> $1)
         as another`,
      [than],
    );
    return row?.another ?? false;
  }

  async isActive(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from app_user where id = $1 and admin_role = 'super' and suspended_at is null`,
      [id],
    );
    return rows.length > 0;
  }

  /** Mails the other super admins. */
  async tell(tx: Tx, topic: string, actorId: string, except: readonly string[]): Promise<void> {
    const others = await tx.query<{ userId: string }[]>(
      `select id as "userId" from app_user where admin_role = 'super' and suspended_at is null
         and totp_enabled_at is not null and id <> all($1::uuid[])`,
      [except],
    );
    await this.events.emitMany(
      tx,
      topic,
      others.map(({ userId }) => ({ userId, actorId })),
    );
  }
}
