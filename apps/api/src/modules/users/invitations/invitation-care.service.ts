import { Injectable } from '@nestjs/common';
import type { Invitation } from '@cairn/contracts/users/leaving';
import { hashSecret, newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { UserLinks } from '../accounts/user-links.js';
import { INVITATION_COLUMNS, REMIND_AFTER_DAYS } from './invitation-columns.js';

interface Kept {
  id: string;
  email: string | null;
  message: string | null;
  isOver: boolean;
  isReminded: boolean;
  isFresh: boolean;
}

/** Actions on an open invitation: reminding, revoking, correcting. */
@Injectable()
export class InvitationCare {
  constructor(
    private readonly database: Database,
    private readonly links: UserLinks,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /**
   * Writes once more, three days later at the soonest; counts to the twenty of a day (SEC-41).
   * @throws invitation.over, invitation.too_early, invitation.reminded, request.too_many
   */
  async remind(caller: Identity, id: string): Promise<Invitation> {
    this.requireRemindable(await this.find(this.database.manager, caller, id));
    await this.limits.spend('invite', caller.userId);
    return this.database.inTx(async (tx) => {
      const email = this.requireRemindable(await this.find(tx, caller, id, true));
      await tx.query('update invitation set reminded_at = kernel.now() where id = $1', [id]);
      await this.events.emit(tx, 'user.invite_reminded', {
        email,
        inviterId: caller.userId,
        linkId: id,
      });
      return this.read(tx, id);
    });
  }

  /** Invalidates the link and stops a mail that is not sent yet. Idempotent. */
  async takeBack(caller: Identity, id: string): Promise<Invitation> {
    return this.database.inTx(async (tx) => {
      const kept = await this.find(tx, caller, id, true);
      if (!kept.isOver) await this.withdraw(tx, id);
      return this.read(tx, id);
    });
  }

  /**
   * Sends it to another address in place of the first, whose link opens nothing any more.
   * @throws invitation.over, invitation.before for an address that was invited already, request.too_many
   */
  async correct(caller: Identity, id: string, email: string): Promise<Invitation> {
    this.requireOpen(await this.find(this.database.manager, caller, id));
    await this.limits.spend('invite', caller.userId);
    return this.database.inTx(async (tx) => {
      const kept = await this.find(tx, caller, id, true);
      this.requireOpen(kept);
      await this.withdraw(tx, id);
      const fresh = newId();
      const made = await tx.query<unknown[]>(
        `insert into invitation (id, inviter_id, email, message, secret_hash, created_at)
         values ($1, $2, $3, $4, $5, kernel.now()) on conflict (inviter_id, email) do nothing returning id`,
        [fresh, caller.userId, email, kept.message, hashSecret(this.links.secretOf(fresh))],
      );
      if (made.length === 0) throw fieldError('email', 'invitation.before');
      await this.events.emit(tx, 'user.invited', { email, inviterId: caller.userId, linkId: fresh });
      return this.read(tx, fresh);
    });
  }

  private requireOpen({ isOver, email }: Kept): string {
    if (isOver || email === null) throw new DomainError('invitation.over');
    return email;
  }

  private requireRemindable(kept: Kept): string {
    const email = this.requireOpen(kept);
    if (kept.isReminded) throw new DomainError('invitation.reminded');
    if (kept.isFresh) throw new DomainError('invitation.too_early', { days: REMIND_AFTER_DAYS });
    return email;
  }

  private async withdraw(tx: Tx, id: string): Promise<void> {
    await tx.query('update invitation set withdrawn_at = kernel.now() where id = $1', [id]);
  }

  private async find(
    reader: { query: <T>(sql: string, parameters: unknown[]) => Promise<T> },
    caller: Identity,
    id: string,
    lock = false,
  ): Promise<Kept> {
    const [kept] = await reader.query<Kept[]>(
      `select id, email, message, accepted_at is not null or withdrawn_at is not null as "isOver",
         reminded_at is not null as "isReminded",
         created_at > kernel.now() - make_interval(days => $3) as "isFresh"
       from invitation where id = $1 and inviter_id = $2 ${lock ? 'for update' : ''}`,
      [id, caller.userId, REMIND_AFTER_DAYS],
    );
    if (kept === undefined) throw notFound();
    return kept;
  }

  private async read(tx: Tx, id: string): Promise<Invitation> {
    const [row] = await tx.query<Invitation[]>(`select ${INVITATION_COLUMNS} from invitation where id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }
}
