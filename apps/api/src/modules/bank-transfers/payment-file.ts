import { Injectable } from '@nestjs/common';
import type { PaymentFileRequest } from '@cairn/contracts/admin/admin.requests';
import { formatMajor } from '@cairn/finance';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { writeCsv } from '../../kernel/exports/csv.js';
import { FileReply } from '../../kernel/http/envelope.js';
import type { Identity } from '../../kernel/http/request.js';
import { requireMoneyOut } from '../ledger/index.js';
import { PayoutOwners } from '../payouts/index.js';
import { WithdrawalOwners } from '../wallet/index.js';
import { Payees, TRANSFERS, type TransferKind, type TransferRow } from './payees.js';

const KINDS: readonly TransferKind[] = ['withdrawal', 'payout'];

/**
 * The transfers that can be made now, as a file for the bank. A transfer is in one file only, unless the bank never
 * received that file; each is recorded as sent afterwards, with its reference.
 */
@Injectable()
export class PaymentFile {
  constructor(
    private readonly database: Database,
    private readonly payees: Payees,
    private readonly owners: WithdrawalOwners,
    private readonly payouts: PayoutOwners,
    private readonly audit: AuditLog,
  ) {}

  /** @throws transfers.none when nothing may be sent, ledger.frozen */
  make(admin: Identity, { reason, again = false }: PaymentFileRequest): Promise<FileReply> {
    return this.database.inTx(async (tx) => {
      await requireMoneyOut(tx);
      const rows: TransferRow[] = [];
      for (const kind of KINDS) rows.push(...(await this.take(tx, admin, kind, again)));
      if (rows.length === 0) throw new DomainError('transfers.none');
      const fileId = newId();
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'payment_file.taken',
        subjectType: 'payment_file',
        subjectId: fileId,
        after: { again, transfers: rows.map(({ number }) => number), totals: totalsOf(rows) },
        reason,
      });
      return new FileReply(
        Buffer.from(writeCsv(rows.map((row) => this.lineOf(row))), 'utf8'),
        'text/csv; charset=utf-8',
        `payments-${fileId.slice(-8)}.csv`,
      );
    });
  }

  private async take(tx: Tx, admin: Identity, kind: TransferKind, again: boolean): Promise<readonly TransferRow[]> {
    reachRank(tx, 'record');
    const due = `select * from (${TRANSFERS[kind]}) t where "isDue" and account is not null and ($2 or "begunAt" is null)`;
    // Locked first and checked again under the lock, so that of two concurrent requests only one file has a transfer.
    await tx.query(`select 1 from ${kind} where id in (select id from (${due}) d) order by id for no key update`, [
      admin.userId,
      again,
    ]);
    const found = await tx.query<TransferRow[]>(`${due} order by number`, [admin.userId, again]);
    const rows = await (kind === 'payout' ? this.thatMayLeave(tx, found) : this.ofClearOwners(tx, found));
    await this.payees.begin(
      tx,
      kind,
      rows.map(({ id }) => id),
    );
    return rows;
  }

  private async ofClearOwners(tx: Tx, found: readonly TransferRow[]): Promise<readonly TransferRow[]> {
    const obstacles = await this.owners.obstacles(tx, [...new Set(found.map(({ userId }) => userId))]);
    return found.filter(({ userId }) => !obstacles.has(userId));
  }

  private async thatMayLeave(tx: Tx, payouts: readonly TransferRow[]): Promise<readonly TransferRow[]> {
    const obstacles = await this.payouts.obstacles(
      tx,
      payouts.map(({ id }) => id),
    );
    return payouts.filter(({ id }) => !obstacles.has(id));
  }

  private lineOf(row: TransferRow): object {
    const { number, amount, currency, ...account } = this.payees.open(row);
    return {
      reference: number,
      amount: formatMajor(amount, currency),
      currency,
      account_holder: account.accountHolder,
      bank: account.bankName,
      account_type: account.accountType,
      routing_number: account.routingNumber,
      account_number: account.accountNumber,
    };
  }
}

/** Minor units by currency. */
function totalsOf(rows: readonly TransferRow[]): Record<string, string> {
  const totals = new Map<string, bigint>();
  for (const { currency, amount } of rows) totals.set(currency, (totals.get(currency) ?? 0n) + BigInt(amount));
  return Object.fromEntries([...totals].map(([currency, total]) => [currency, total.toString()]));
}
