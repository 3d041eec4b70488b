import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { awaitsEnrolment, hasOpened } from '../accounts/enrolment.js';

interface Super {
  id: string;
  active: boolean;
}

/** The super admins who have opened their account. A suspended one is still a second person that others wait for. */
@Injectable()
export class Supers {
  constructor(private readonly events: Events) {}

  /**
   * Changes of admins are serialised, so that two super admins cannot lock each other out; one locked out in the
   * meantime changes nothing. Since admins cannot change their own account, one super admin always remains.
   * @throws auth.forbidden
   */
  async takeTurn(tx: Tx, readerId: string): Promise<void> {
    const rows = await tx.query<Super[]>(
      `select id, suspended_at is null as active from app_user where admin_role = 'super' order by id for no key update`,
    );
    if (!rows.some(({ id, active }) => id === readerId && active)) throw new DomainError('auth.forbidden');
  }

  /** One who has opened the account at some time: neither a reset nor a suspension makes the other alone. */
  async hasAnother(tx: Tx, than: string): Promise<boolean> {
    const [row] = await tx.query<{ another: boolean }[]>(
      `select exists (select 1 from app_user u where u.admin_role = 'super' and u.id <> $1
         and (not ${awaitsEnrolment('u')} or exists (select 1 from kernel.audit_log l
           where l.subject_type = 'user' and l.subject_id = u.id::text and l.action = 'admin.enrolled'))) as another`,
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
  async tell(
    tx: Tx,
    topic: 'admin.colleague_changed' | 'admin.change_waiting' | 'admin.change_refused',
    actorId: string,
    except: readonly string[],
  ): Promise<void> {
    const others = await tx.query<{ userId: string }[]>(
      `select u.id as "userId" from app_user u where u.admin_role = 'super' and u.suspended_at is null
         and ${hasOpened('u')} and u.id <> all($1::uuid[])`,
      [except],
    );
    await this.events.emitMany(
      tx,
      topic,
      others.map(({ userId }) => ({ userId, actorId })),
    );
  }
}
