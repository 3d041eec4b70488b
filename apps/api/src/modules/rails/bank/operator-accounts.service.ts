import { Injectable } from '@nestjs/common';
import { roleMay, type AdminRole } from '@cairn/contracts';
import {
  compact,
  type OperatorAccount,
  type OperatorAccountRequest,
} from '@cairn/contracts/payments/operator-accounts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';

const compacted = (value: string | null | undefined): string | null => (value ? compact(value) : null);

/** SEC-57: where payers send their money always needs two people. The account before it is retired with the new one. */
@Injectable()
export class OperatorAccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: OperatorAccountsRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws operator.number, operator.waits */
  propose(admin: Identity, request: OperatorAccountRequest): Promise<OperatorAccount> {
    const { currency, holder, bankName, bankAddress, wireFee, reason } = request;
    const [iban, number] = [compacted(request.iban), compacted(request.accountNumber)];
    if ((iban === null) === (number === null)) throw fieldError('iban', 'operator.number');
    return this.database.inTx(async (tx) => {
      const id = newId();
      const made = await tx.query<unknown[]>(
        `insert into operator_account (id, currency, holder, bank_name, bank_address, iban, account_number, routing_number,
           bic, wire_fee, state, reason, maker_id, made_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', $11, $12, kernel.now())
         on conflict do nothing returning id`,
        [
          id,
          currency,
          holder,
          bankName,
          bankAddress ?? null,
          iban,
          number,
          number === null ? null : compacted(request.routingNumber),
          compacted(request.bic),
          wireFee.toString(),
          reason,
          admin.userId,
        ],
      );
      if (made.length === 0) throw new DomainError('operator.waits');
      const account = await this.accounts.one(id, admin.userId, tx);
      await this.record(tx, admin, 'proposed', { before: null, after: account, reason });
      return account;
    });
  }

  /** @throws operator.decided, operator.second_person, operator.maker_gone */
  confirm(admin: Identity, id: string): Promise<OperatorAccount> {
    return this.change(admin, id, { from: 'waiting', to: 'active', reason: null });
  }

  /** Also by the person who proposed it. @throws operator.decided */
  refuse(admin: Identity, id: string, reason: string): Promise<OperatorAccount> {
    return this.change(admin, id, { from: 'waiting', to: 'refused', reason });
  }

  /** @throws operator.decided */
  retire(admin: Identity, id: string, reason: string): Promise<OperatorAccount> {
    return this.change(admin, id, { from: 'active', to: 'retired', reason });
  }

  private change(
    admin: Identity,
    id: string,
    {
      from,
      to,
      reason,
    }: { from: OperatorAccount['state']; to: 'active' | 'refused' | 'retired'; reason: string | null },
  ): Promise<OperatorAccount> {
    return this.database.inTx(async (tx) => {
      await tx.query('select 1 from operator_account where id = $1 for update', [id]);
      const before = await this.accounts.one(id, admin.userId, tx);
      if (before.state !== from) throw new DomainError('operator.decided');
      if (to === 'active') await this.requireConfirmable(tx, before);
      await tx.query(
        `update operator_account set state = $2, decided_at = kernel.now(),
           checker_id = case when $2 = 'active' then $3::uuid else checker_id end where id = $1`,
        [id, to, admin.userId],
      );
      const after = await this.accounts.one(id, admin.userId, tx);
      await this.record(tx, admin, to === 'active' ? 'confirmed' : to, { before, after, reason });
      return after;
    });
  }

  /** Somebody who was suspended, or has another role by now, no longer counts as the first person. */
  private async requireConfirmable(tx: Tx, { id, currency, mayConfirm }: OperatorAccount): Promise<void> {
    if (!mayConfirm) throw new DomainError('operator.second_person');
    const [maker] = await tx.query<{ role: AdminRole | null }[]>(
      `select u.admin_role as role from operator_account a join app_user u on u.id = a.maker_id
       where a.id = $1 and u.suspended_at is null for share of u`,
      [id],
    );
    if (!maker?.role || !roleMay(maker.role, 'payments.manage')) throw new DomainError('operator.maker_gone');
    await tx.query(
      `update operator_account set state = 'retired', decided_at = kernel.now() where currency = $1 and state = 'active'`,
      [currency],
    );
  }

  private record(
    tx: Tx,
    admin: Identity,
    act: 'proposed' | 'confirmed' | 'refused' | 'retired',
    { before, after, reason }: { before: OperatorAccount | null; after: OperatorAccount; reason: string | null },
  ): Promise<void> {
    const facts = ({
      state,
      currency,
      holder,
      bankName,
      iban,
      accountNumber,
      routingNumber,
      bic,
      wireFee,
    }: OperatorAccount) => ({
      state,
      currency,
      holder,
      bankName,
      iban,
      accountNumber,
      routingNumber,
      bic,
      wireFee: wireFee.toString(),
    });
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `operator_account.${act}`,
      subjectType: 'operator_account',
      subjectId: after.id,
      ...(before === null ? {} : { before: facts(before) }),
      after: facts(after),
      reason,
    });
  }
}
