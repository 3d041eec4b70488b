import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requireMoneyOut } from '../../ledger/index.js';
import { Payees, type TransferRow } from '../payees.js';
import type { Credit, Debtor, FileFacts } from './credit.js';
import { nacha } from './nacha.js';
import { pain001 } from './pain001.js';
import { PaymentFiles, type LockedFile } from './payment-files.service.js';

const FORMATS = {
  'pain.001': { write: pain001, type: 'application/xml; charset=utf-8', ending: 'xml' },
  nacha: { write: nacha, type: 'text/plain; charset=us-ascii', ending: 'ach' },
} as const;

/** Writes a released file, from the accounts of that moment; they are on no screen and in no log. */
@Injectable()
export class PaymentFileDownload {
  constructor(
    private readonly database: Database,
    private readonly files: PaymentFiles,
    private readonly payees: Payees,
  ) {}

  /** @throws transfers.not_released, transfers.again without a reason for a second time, transfers.none_left, ledger.frozen */
  download(admin: Identity, id: string, reason: string | null): Promise<FileReply> {
    return this.database.inTx(async (tx) => {
      const file = await this.files.lock(tx, id);
      await requireMoneyOut(tx);
      if (file.state !== 'released') throw new DomainError('transfers.not_released');
      if (file.downloads > 0 && !reason) throw fieldError('reason', 'transfers.again');
      const rows = await this.files.transfersOf(tx, file);
      if (rows.length === 0) throw new DomainError('transfers.none_left');
      await tx.query('update payment_file set downloads = downloads + 1, downloaded_at = kernel.now() where id = $1', [
        id,
      ]);
      await this.files.record(tx, admin, 'downloaded', id, reason, { time: file.downloads + 1 });
      const { write, type, ending } = FORMATS[file.format];
      const content = write(
        await this.factsOf(tx, file),
        rows.map((row) => this.creditOf(row)),
      );
      return new FileReply(Buffer.from(content, 'utf8'), type, `${file.number}.${ending}`);
    });
  }

  private async factsOf(
    tx: Tx,
    { number, releasedAt, currency, accountId, companyId, balanced }: LockedFile,
  ): Promise<FileFacts> {
    const [debtor] = await tx.query<Debtor[]>(
      `select holder, bank_name as "bankName", iban, account_number as "accountNumber", routing_number as "routingNumber", bic
       from operator_account where id = $1`,
      [accountId],
    );
    if (releasedAt === null) throw new DomainError('transfers.not_released');
    if (debtor === undefined) throw new Error(`The account of payment file ${number} is not there`);
    return { number, releasedAt, currency, debtor, companyId, balanced };
  }

  private creditOf(row: TransferRow): Credit {
    const { number, amount, currency, accountHolder, ...account } = this.payees.open(row);
    return {
      number,
      kind: row.kind,
      amount,
      currency,
      holder: accountHolder ?? '',
      accountKind: account.accountKind,
      accountNumber: account.accountNumber,
      routingNumber: account.routingNumber,
      bic: account.bic,
      accountType: account.accountType,
    };
  }
}
