import { Injectable } from '@nestjs/common';
import type { SpouseLink } from '@cairn/contracts/kyc/investor-figures.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';

interface LinkRow extends Pick<SpouseLink, 'email' | 'askedAt' | 'confirmedAt'> {
  id: string;
  askerId: string;
  spouseId: string | null;
  askerEmail: string;
}

const LINK = `select l.id, l.asker_id as "askerId", l.spouse_id as "spouseId", l.email, u.email as "askerEmail",
  l.asked_at as "askedAt", l.confirmed_at as "confirmedAt"
  from spouse_link l join app_user u on u.id = l.asker_id
  where l.ended_at is null and (l.asker_id = $1 or l.spouse_id = $1)
  order by l.confirmed_at is null, l.asker_id = $1 desc, l.asked_at limit 1`;

/** Two spouses who share one limit (17 CFR 227.100, Instruction 2 to (a)(2)): one asks, the other confirms. */
@Injectable()
export class Spouses {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async of(userId: string): Promise<SpouseLink | null> {
    const [row] = await this.database.query<LinkRow>(LINK, [userId]);
    return row === undefined ? null : presented(row, userId);
  }

  /**
   * Whether somebody has the address is told to nobody: the question waits for them.
   * @throws spouse.yourself, spouse.linked_already
   */
  async ask(caller: Identity, typed: string): Promise<SpouseLink> {
    const email = typed.toLowerCase();
    if (email === caller.email) throw fieldError('email', 'spouse.yourself');
    await this.database.inTx(async (tx) => {
      const [other] = await tx.query<{ id: string }[]>(
        'select id from app_user where email = $1 and activated_at is not null and suspended_at is null',
        [email],
      );
      // Both, in one order: of two who ask each other at once the second finds the question of the first.
      const both = [caller.userId, ...(other === undefined ? [] : [other.id])];
      for (const id of both.toSorted()) await lockPerson(tx, id);
      const standing = await this.read(tx, caller.userId);
      if (standing !== null) throw new DomainError('spouse.linked_already');
      await tx.query(
        `insert into spouse_link (id, asker_id, spouse_id, email, asked_at) values ($1, $2, $3, $4, kernel.now())`,
        [newId(), caller.userId, other?.id ?? null, email],
      );
      if (other !== undefined) {
        await this.events.emit(tx, 'spouse.asked', { userId: other.id, actor: caller.email });
      }
    });
    return this.must(caller.userId);
  }

  /** @throws spouse.not_asked; spouse.linked_already where either has another spouse meanwhile */
  async confirm(caller: Identity): Promise<SpouseLink> {
    await this.database.inTx(async (tx) => {
      const asked = await this.read(tx, caller.userId);
      if (asked?.spouseId !== caller.userId) throw new DomainError('spouse.not_asked');
      // Both, in one order: commitments of either wait until the two are one before the limit.
      for (const id of [asked.askerId, caller.userId].toSorted()) await lockPerson(tx, id);
      if (asked.confirmedAt !== null) return;
      const taken = await tx.query<unknown[]>(
        `select 1 from spouse_link where ended_at is null and confirmed_at is not null
           and (asker_id = any($1) or spouse_id = any($1)) limit 1`,
        [[asked.askerId, caller.userId]],
      );
      if (taken.length > 0) throw new DomainError('spouse.linked_already');
      await tx.query('update spouse_link set confirmed_at = kernel.now() where id = $1 and ended_at is null', [
        asked.id,
      ]);
    });
    return this.must(caller.userId);
  }

  /** Ends it from either side, also what was only asked. */
  async end(caller: Identity): Promise<void> {
    await this.database.inTx(async (tx) => {
      const link = await this.read(tx, caller.userId);
      if (link === null) return;
      for (const id of [link.askerId, link.spouseId].filter((one) => one !== null).toSorted()) await lockPerson(tx, id);
      await tx.query('update spouse_link set ended_at = kernel.now() where id = $1 and ended_at is null', [link.id]);
    });
  }

  private async read(tx: Tx, userId: string): Promise<LinkRow | null> {
    const [row] = await tx.query<LinkRow[]>(LINK, [userId]);
    return row ?? null;
  }

  private async must(userId: string): Promise<SpouseLink> {
    const link = await this.of(userId);
    if (link === null) throw new DomainError('spouse.not_asked');
    return link;
  }
}

const presented = ({ askerId, askerEmail, email, askedAt, confirmedAt }: LinkRow, userId: string): SpouseLink => {
  const isMine = askerId === userId;
  return {
    state: confirmedAt !== null ? 'linked' : isMine ? 'asked' : 'asks_you',
    email: isMine ? email : askerEmail,
    askedAt,
    confirmedAt,
  };
};
