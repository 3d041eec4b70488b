import { Injectable } from '@nestjs/common';
import type { MakePaymentFileRequest } from '@cairn/contracts/payments/payment-files';
import type { PaymentFileFormat } from '@cairn/contracts/payments/payment-file-states';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requireMoneyOut } from '../../ledger/index.js';
import { DueTransfers } from '../due-transfers.js';
import { NACHA_ACCOUNT_LENGTH, NACHA_MOST_MINOR, NACHA_MOST_TOTAL_MINOR } from './nacha.js';
import { Payees, reachedBy, TRANSFER_KINDS, TRANSFERS, type TransferKind, type TransferRow } from '../payees.js';

export interface LockedFile {
  id: string;
  number: string;
  format: PaymentFileFormat;
  state: 'made' | 'released' | 'cancelled';
  accountId: string;
  currency: string;
  companyId: string | null;
  balanced: boolean;
  madeBy: string;
  releasedAt: Date | null;
  downloads: number;
}

/** Makes files, and has another person release them. A transfer is in one file at a time. */
@Injectable()
export class PaymentFiles {
  constructor(
    private readonly database: Database,
    private readonly due: DueTransfers,
    private readonly payees: Payees,
    private readonly audit: AuditLog,
  ) {}

  /**
   * From here on the owners of its transfers can no longer cancel them.
   * @throws transfers.none, transfers.account, transfers.nacha_limit, transfers.nacha_total, ledger.frozen
   */
  make(admin: Identity, request: MakePaymentFileRequest): Promise<string> {
    const { format, accountId, companyId = null, balanced = false, reason } = request;
    return this.database.inTx(async (tx) => {
      await requireMoneyOut(tx);
      const currency = await this.currencyOf(tx, request);
      const rows: TransferRow[] = [];
      for (const kind of TRANSFER_KINDS)
        rows.push(...(await this.due.lock(tx, admin, { kind, again: false, currency })).filter(reachedBy(format)));
      if (rows.length === 0) throw new DomainError('transfers.none');
      if (format === 'nacha') this.requireNachaFits(rows);
      const id = newId();
      await tx.query(
        `insert into payment_file (id, number, format, account_id, currency, company_id, balanced, state, reason, made_by, made_at)
         values ($1, 'FIL-' || lpad(nextval('payment_file_number')::text, 6, '0'), $2, $3, $4, $5, $6, 'made', $7, $8, kernel.now())`,
        [id, format, accountId, currency, companyId, balanced, reason, admin.userId],
      );
      await tx.query(
        `insert into payment_file_item (file_id, kind, transfer_id, number, amount, state)
         select $1, r.kind, r.id, r.number, r.amount, 'listed' from jsonb_to_recordset($2) r(kind text, id uuid, number text, amount bigint)`,
        [
          id,
          JSON.stringify(
            rows.map(({ kind, id: transfer, number, amount }) => ({ kind, id: transfer, number, amount })),
          ),
        ],
      );
      for (const kind of TRANSFER_KINDS)
        await this.payees.begin(
          tx,
          kind,
          rows.filter((row) => row.kind === kind).map((row) => row.id),
        );
      await this.record(tx, admin, 'made', id, reason, { transfers: rows.map(({ number }) => number) });
      return id;
    });
  }

  /**
   * What cannot be made any more is dropped: its owner was held, or its account became another, since it was listed.
   * @throws transfers.file_decided, transfers.second_person, transfers.none_left where that leaves nothing, ledger.frozen
   */
  release(admin: Identity, id: string, reason: string): Promise<void> {
    return this.database.inTx(async (tx) => {
      const file = await this.lock(tx, id);
      await requireMoneyOut(tx);
      if (file.state !== 'made') throw new DomainError('transfers.file_decided');
      if (file.madeBy === admin.userId) throw new DomainError('transfers.second_person');
      const rows = await this.transfersOf(tx, file);
      // Nobody releases a transfer to themselves.
      if (rows.some(({ userId }) => userId === admin.userId)) throw new DomainError('transfers.second_person');
      const kept = new Set(rows.map((row) => row.id));
      const dropped = await tx.query<{ kind: TransferKind; transferId: string }[]>(
        `select kind, transfer_id as "transferId" from payment_file_item where file_id = $1 and transfer_id <> all($2::uuid[])`,
        [id, [...kept]],
      );
      if (kept.size === 0) throw new DomainError('transfers.none_left');
      await this.drop(tx, id, dropped);
      await this.decide(tx, admin, id, 'released');
      await this.record(tx, admin, 'released', id, reason, { transfers: kept.size, dropped: dropped.length });
    });
  }

  /** Its transfers may be listed again. @throws transfers.file_decided */
  cancel(admin: Identity, id: string, reason: string): Promise<void> {
    return this.database.inTx(async (tx) => {
      const file = await this.lock(tx, id);
      if (file.state !== 'made') throw new DomainError('transfers.file_decided');
      const items = await tx.query<{ kind: TransferKind; transferId: string }[]>(
        `select kind, transfer_id as "transferId" from payment_file_item where file_id = $1`,
        [id],
      );
      await this.drop(tx, id, items);
      await this.decide(tx, admin, id, 'cancelled');
      await this.record(tx, admin, 'cancelled', id, reason, {});
    });
  }

  async lock(tx: Tx, id: string): Promise<LockedFile> {
    reachRank(tx, 'record', id);
    const [file] = await tx.query<LockedFile[]>(
      `select id, number, format, state, account_id as "accountId", currency, company_id as "companyId", balanced,
         made_by as "madeBy", case when state = 'released' then decided_at end as "releasedAt", downloads from payment_file where id = $1 for no key update`,
      [id],
    );
    if (file === undefined) throw notFound();
    return file;
  }

  /** The transfers that a file lists and that may still be made by whoever made it. */
  async transfersOf(tx: Tx, { id, madeBy }: Pick<LockedFile, 'id' | 'madeBy'>): Promise<TransferRow[]> {
    const found: TransferRow[] = [];
    for (const kind of TRANSFER_KINDS) {
      const rows = await tx.query<TransferRow[]>(
        `select t.* from (${TRANSFERS[kind]}) t join payment_file_item i on i.transfer_id = t.id and i.kind = $3
         where i.file_id = $2 and i.state = 'listed' and t."isDue" and t.account is not null order by t.number`,
        [madeBy, id, kind],
      );
      found.push(...(await this.due.thatMayLeave(tx, kind, rows)));
    }
    return found;
  }

  /** The transfers are as they were before the file, but for those whose account somebody has seen meanwhile. */
  private async drop(tx: Tx, id: string, items: readonly { kind: TransferKind; transferId: string }[]): Promise<void> {
    for (const kind of TRANSFER_KINDS) {
      const ids = items.filter((item) => item.kind === kind).map(({ transferId }) => transferId);
      await tx.query(
        `update payment_file_item set state = 'dropped' where file_id = $1 and kind = $2 and transfer_id = any($3::uuid[])`,
        [id, kind, ids],
      );
      await tx.query(
        `update ${kind} set transfer_begun_at = null where id = any($1::uuid[]) and account_shown_at is null`,
        [ids],
      );
    }
  }

  /**
   * @throws transfers.nacha_limit for the first that its fields would cut short: another account, or a smaller amount;
   *   transfers.nacha_total where the total would be
   */
  private requireNachaFits(rows: readonly TransferRow[]): void {
    const found = rows.find(
      (row) =>
        this.payees.open(row).accountNumber.length > NACHA_ACCOUNT_LENGTH || BigInt(row.amount) > NACHA_MOST_MINOR,
    );
    if (found !== undefined) throw fieldError('format', 'transfers.nacha_limit', { number: found.number });
    if (rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n) > NACHA_MOST_TOTAL_MINOR)
      throw fieldError('format', 'transfers.nacha_total');
  }

  /** @throws transfers.account for one that is not in use, or that the format cannot write */
  private async currencyOf(tx: Tx, { accountId, format, companyId }: MakePaymentFileRequest): Promise<string> {
    const [account] = await tx.query<{ currency: string; routing: string | null }[]>(
      `select currency, routing_number as routing from operator_account where id = $1 and state = 'active'`,
      [accountId],
    );
    if (account === undefined) throw fieldError('accountId', 'transfers.account');
    if (format === 'nacha' && (account.currency !== 'USD' || account.routing === null))
      throw fieldError('accountId', 'transfers.account');
    if (format === 'nacha' && !companyId) throw fieldError('companyId', 'validation.required');
    return account.currency;
  }

  private async decide(tx: Tx, admin: Identity, id: string, state: 'released' | 'cancelled'): Promise<void> {
    await tx.query('update payment_file set state = $2, decided_by = $3, decided_at = kernel.now() where id = $1', [
      id,
      state,
      admin.userId,
    ]);
  }

  /** Without any number of an account. */
  record(
    tx: Tx,
    admin: Identity,
    act: 'made' | 'released' | 'cancelled' | 'downloaded',
    id: string,
    reason: string | null,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `payment_file.${act}`,
      subjectType: 'payment_file',
      subjectId: id,
      after: { ...after, state: act },
      reason,
    });
  }
}
