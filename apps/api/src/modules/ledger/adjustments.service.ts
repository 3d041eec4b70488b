import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { derivedId } from '../../kernel/crypto/ids.js';
import { Database } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { accountCode } from './accounts.js';
import { asPostings, Ledger, type Posting } from './ledger.js';

export interface Adjustment {
  userId: string;
  currency: string;
  /** Minor units: above zero into the wallet, below zero out of it. */
  minor: bigint;
  reason: string;
}

interface RequestRow {
  postings: { debit: string; credit: string; minor: string; currency: string }[];
  reason: string;
  requested_by: string;
  approved_at: Date | null;
}

/** Row 17: two admins correct a wallet. One requests, another approves, and exactly the requested amount is posted. */
@Injectable()
export class Adjustments {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the request's id; nothing is posted yet. The same key creates one request. */
  async request(admin: Identity, { userId, currency, minor, reason }: Adjustment, commandKey: string): Promise<string> {
    if (userId === admin.userId) throw new DomainError('adjustment.second_person');
    const [from, to] = [accountCode.adjustment(currency), accountCode.wallet(userId, currency)];
    const posting: Posting =
      minor > 0n ? { debit: from, credit: to, minor, currency } : { debit: to, credit: from, minor: -minor, currency };
    const id = derivedId(`adjustment:${admin.userId}:${commandKey}`);
    await this.database.inTx(async (tx) => {
      const made = await tx.query<unknown[]>(
        `insert into adjustment_request (id, postings, reason, requested_by, requested_at)
         values ($1, $2, $3, $4, kernel.now()) on conflict (id) do nothing returning id`,
        [id, asPostings([posting]), reason, admin.userId],
      );
      if (made.length > 0) await this.record(tx, admin, 'adjustment.requested', id, posting, reason);
    });
    return id;
  }

  /** @throws adjustment.second_person when the requester, or the wallet's owner, approves */
  async approve(admin: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      reachRank(tx, 'record', id);
      const [request] = await tx.query<RequestRow[]>(
        'select postings, reason, requested_by, approved_at from adjustment_request where id = $1 for no key update',
        [id],
      );
      const [posting] = request?.postings ?? [];
      if (request === undefined || posting === undefined) throw notFound();
      if (request.approved_at !== null) throw new DomainError('adjustment.bad_transition');
      const isOwn = [posting.debit, posting.credit].includes(accountCode.wallet(admin.userId, posting.currency));
      if (request.requested_by === admin.userId || isOwn) throw new DomainError('adjustment.second_person');
      await tx.query('update adjustment_request set approved_by = $2, approved_at = kernel.now() where id = $1', [
        id,
        admin.userId,
      ]);
      const postings = [{ ...posting, minor: BigInt(posting.minor) }];
      await this.ledger.post(tx, {
        uid: id,
        kind: 'adjustment',
        phase: 'posted',
        sourceType: 'adjustment',
        sourceId: id,
        actor: admin.userId,
        reason: request.reason,
        postings,
      });
      for (const booked of postings) await this.record(tx, admin, 'adjustment.approved', id, booked, request.reason);
    });
  }

  private record(
    tx: Parameters<AuditLog['record']>[0],
    admin: Identity,
    action: string,
    id: string,
    posting: Posting,
    reason: string,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action,
      subjectType: 'adjustment',
      subjectId: id,
      after: { ...posting, minor: posting.minor.toString() },
      reason,
    });
  }
}
