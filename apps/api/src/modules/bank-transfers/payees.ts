import { Injectable } from '@nestjs/common';
import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import type { BankDetails } from '@cairn/contracts/admin/admin.replies';
import type { PaymentFileFormat } from '@cairn/contracts/payments/payment-file-states';
import type { TransferToMake } from '@cairn/contracts/payments/payment-files';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import type { Tx } from '../../kernel/database/in-tx.js';

/** Kinds of bank transfers. */
export type TransferKind = 'withdrawal' | 'payout';
export const TRANSFER_KINDS: readonly TransferKind[] = ['withdrawal', 'payout'];

export interface TransferRow {
  id: string;
  kind: TransferKind;
  number: string;
  amount: string;
  currency: string;
  bankName: string;
  accountKind: BankAccountKind;
  accountType: string | null;
  routingNumber: string | null;
  bic: string | null;
  holder: Buffer | null;
  account: Buffer;
  /** The row whose cells hold the account: the withdrawal itself, or the campaign. */
  cellId: string;
  state: string;
  /** Whose money it is. */
  userId: string;
  begunAt: Date | null;
  /** Approved, after the waiting time, and not yet sent: the transfer may be made now by this admin. */
  isDue: boolean;
}

/**
 * The amount that reaches the account: a withdrawal's fee stays here. `$1` is the admin, who is never the owner
 * and never the approver. A payout that went to a former account of its campaign has none to be shown.
 */
export const TRANSFERS: Readonly<Record<TransferKind, string>> = {
  withdrawal: `select w.id, 'withdrawal' as kind, w.number, w.amount - w.fee as amount, w.currency, w.bank_name as "bankName",
      w.account_kind as "accountKind", w.bic, w.account_type as "accountType", w.routing_number as "routingNumber", w.account_holder as holder,
      w.account_number as account, w.id as "cellId", w.state, w.user_id as "userId", w.transfer_begun_at as "begunAt",
      w.state = case when w.needs_approval then 'approved' else 'requested' end and w.sendable_at <= kernel.now()
        and w.user_id <> $1 and w.approved_by is distinct from $1 as "isDue"
    from withdrawal w where w.provider is null`,
  payout: `select p.id, 'payout' as kind, p.number, p.amount, p.currency, c.bank_name as "bankName",
      'US' as "accountKind", null as bic, c.bank_account_type as "accountType", c.bank_routing_number as "routingNumber", c.bank_account_holder as holder,
      case when p.sent_to is null then c.bank_account_number end as account, c.id as "cellId", p.state, p.requested_by as "userId",
      p.transfer_begun_at as "begunAt",
      p.state = 'approved' and p.requested_by <> $1 and p.approved_by is distinct from $1 as "isDue"
    from payout p join campaign c on c.id = p.campaign_id and p.method = 'bank_transfer'`,
};

const CELL = {
  withdrawal: { table: 'withdrawal', number: 'account_number', holder: 'account_holder' },
  payout: { table: 'campaign', number: 'bank_account_number', holder: 'bank_account_holder' },
} as const;

const isKnown = (row: Omit<TransferRow, 'account'> & { account: Buffer | null }): boolean => row.account !== null;

/** Whether a file of this format can carry a transfer: the network of the United States reaches no account elsewhere. */
export const reachedBy =
  (format: PaymentFileFormat) =>
  ({ accountKind }: TransferRow): boolean =>
    format !== 'nacha' || accountKind === 'US';

/** Decrypts the accounts that money is sent to. The result is never logged or stored. */
@Injectable()
export class Payees {
  constructor(private readonly personalData: PersonalData) {}

  open(row: TransferRow): BankDetails {
    const { table, number, holder } = CELL[row.kind];
    const read = (encrypted: Buffer, column: string) =>
      this.personalData.decrypt(encrypted, { table, column, id: row.cellId });
    return {
      accountHolder: row.holder === null ? null : read(row.holder, holder),
      bankName: row.bankName,
      accountKind: row.accountKind,
      accountType: row.accountType,
      accountNumber: read(row.account, number),
      routingNumber: row.routingNumber,
      bic: row.bic,
      amount: BigInt(row.amount),
      currency: row.currency,
      number: row.number,
    };
  }

  /** For a list: who is paid, and of the account no more than tells it from another. */
  shown(row: TransferRow): TransferToMake {
    const { id, kind, number, amount } = row;
    // A payout that went to a former account of its campaign.
    const account = isKnown(row) ? this.open(row) : null;
    return {
      kind,
      transferId: id,
      number,
      amount: BigInt(amount),
      payee: account?.accountHolder ?? null,
      bankName: account?.bankName ?? null,
      accountEnd: account?.accountNumber.slice(-4) ?? null,
    };
  }

  /** The transfer may be made: its owner can no longer cancel. */
  async begin(tx: Tx, kind: TransferKind, ids: readonly string[]): Promise<void> {
    await tx.query(
      `update ${kind} set transfer_begun_at = coalesce(transfer_begun_at, kernel.now()) where id = any($1)`,
      [ids],
    );
  }

  /** Somebody has seen the account, and may make the transfer by hand: that stays, whatever becomes of a file. */
  async show(tx: Tx, kind: TransferKind, ids: readonly string[]): Promise<void> {
    await tx.query(
      `update ${kind} set transfer_begun_at = coalesce(transfer_begun_at, kernel.now()),
         account_shown_at = coalesce(account_shown_at, kernel.now()) where id = any($1)`,
      [ids],
    );
  }
}
