import { Injectable } from '@nestjs/common';
import type { BankCoordinates } from '@cairn/contracts/payments/wire.replies';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';

/** An account to which payers transfer money, in one currency. */
export interface ActiveAccount extends BankCoordinates {
  id: string;
  wireFee: bigint;
}

type Row = Omit<ActiveAccount, 'wireFee'> & { wireFee: string };

export const COORDINATES = `a.currency, a.holder, a.bank_name as "bankName", a.bank_address as "bankAddress", a.iban,
  a.account_number as "accountNumber", a.routing_number as "routingNumber", a.bic`;

/** The operator's accounts that are in use. */
@Injectable()
export class OperatorAccounts {
  constructor(private readonly database: Database) {}

  /** Null where nobody can transfer this currency. */
  async active(currency: string, reader: EntityManager): Promise<ActiveAccount | null> {
    const [row] = await reader.query<Row[]>(
      `select a.id, ${COORDINATES}, a.wire_fee as "wireFee" from operator_account a
       where a.currency = $1 and a.state = 'active'`,
      [currency],
    );
    return row === undefined ? null : { ...row, wireFee: BigInt(row.wireFee) };
  }

  /** What everybody may know of them: for `GET /payment-settings/offline/front`. */
  front(): Promise<BankCoordinates[]> {
    return this.database.query<BankCoordinates>(
      `select ${COORDINATES} from operator_account a where a.state = 'active' order by a.currency`,
    );
  }
}
