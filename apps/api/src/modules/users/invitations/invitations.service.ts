import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { Page } from '@cairn/contracts';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { Invitation, InviteRequest, InvitesSent } from '@cairn/contracts/users/leaving';
import { hashSecret, newId } from '../../../kernel/crypto/ids.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { UserLinks } from '../accounts/user-links.js';
import { INVITATION_COLUMNS } from './invitation-columns.js';

const PAGE_SIZE = 10;
/** SEC-41: at a time, as in a day. */
const MOST = 20;
/** Addresses that have not joined by then are deleted. */
const KEPT_DAYS = 30;

/** Invitations: one per address, without revealing whether it already has an account (SEC-9). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly links: UserLinks,
    private readonly limits: RateLimits,
    private readonly events: Events,
    sweeps: Sweeps,
  ) {
    sweeps.register({ name: 'users.invitations', everySeconds: 3600, run: () => this.forgetOld() });
  }

  /** @throws validation.emails that names the first address at fault, request.too_many after twenty a day */
  async send(caller: Identity, { emails, message }: InviteRequest): Promise<InvitesSent> {
    const addresses = this.read(emails);
    for (const _address of addresses) await this.limits.spend('invite', caller.userId);
    return this.database.inTx(async (tx) => {
      const before: string[] = [];
      for (const email of addresses) {
        const id = newId();
        const made = await tx.query<unknown[]>(
          `insert into invitation (id, inviter_id, email, message, secret_hash, created_at)
           values ($1, $2, $3, $4, $5, kernel.now()) on conflict (inviter_id, email) do nothing returning id`,
          [id, caller.userId, email, message || null, hashSecret(this.links.secretOf(id))],
        );
        if (made.length === 0) before.push(email);
        else await this.events.emit(tx, 'user.invited', { email, inviterId: caller.userId, linkId: id });
      }
      return { sent: addresses.length - before.length, before };
    });
  }

  async list(caller: Identity, query: PageQuery): Promise<Page<Invitation>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Invitation>(
      `select ${INVITATION_COLUMNS} from invitation where inviter_id = $1
         and ($2::timestamptz is null or (date_trunc('milliseconds', created_at), id) < ($2, $3::uuid))
       order by date_trunc('milliseconds', created_at) desc, id desc limit $4`,
      [caller.userId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return toPage(rows, limit, ({ sentAt, id }) => ({ at: sentAt, id }));
  }

  private read(emails: string): string[] {
    const addresses = emails
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== '');
    if (addresses.length === 0) throw fieldError('emails', 'validation.required');
    if (addresses.length > MOST) throw fieldError('emails', 'validation.too_many_emails', { most: MOST });
    const wrong = addresses.find((email) => !isEmail(email) || email.length > 254);
    if (wrong !== undefined) throw fieldError('emails', 'validation.emails', { email: wrong.slice(0, 60) });
    return [...new Set(addresses)];
  }

  private async forgetOld(): Promise<number> {
    const old = rowsOfUpdate<unknown>(
      await this.database.query(
        `update invitation set email = null, message = null where id in (
           select id from invitation where email is not null and accepted_at is null
             and created_at < kernel.now() - make_interval(days => $1) limit 1000) returning id`,
        [KEPT_DAYS],
      ),
    );
    return old.length;
  }
}
