import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { Money } from '../ports/money.js';
import { OperatorAccounts } from './operator-accounts.js';
import { makeReference } from './wire-reference.js';

/** S-07: for how long instructions hold from the moment at which they are first shown. */
const HOURS = 24;
const HOUR = 3_600_000;

export interface WireInstruction {
  paymentId: string;
  reference: string;
  amount: bigint;
  currency: string;
  expiresAt: Date;
  received: bigint | null;
  /** What has come with the reference so far, enough or not. */
  arrived: bigint;
}

type Row = Omit<WireInstruction, 'amount' | 'received' | 'arrived'> & {
  amount: string;
  received: string | null;
  arrived: string;
};

const COLUMNS = `payment_id as "paymentId", reference, amount, currency, expires_at as "expiresAt", received, arrived`;

const instructionOf = (row: Row): WireInstruction => ({
  ...row,
  amount: BigInt(row.amount),
  received: row.received === null ? null : BigInt(row.received),
  arrived: BigInt(row.arrived),
});

/** What payers were told for their transfers, and what a statement brought of it. */
@Injectable()
export class WireInstructions {
  constructor(
    private readonly database: Database,
    private readonly accounts: OperatorAccounts,
    private readonly clock: Clock,
  ) {}

  /** The same payment is told the same, however often it asks; null where there is no account in this currency. */
  async tell(paymentId: string, { minor, currency }: Money): Promise<WireInstruction | null> {
    const account = await this.accounts.active(currency, this.database.manager);
    if (account !== null) {
      const now = this.clock.now();
      await this.database.query(
        `insert into wire_instruction (payment_id, reference, account_id, amount, currency, shown_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (payment_id) do nothing`,
        [
          paymentId,
          makeReference(),
          account.id,
          minor.toString(),
          currency,
          now,
          new Date(now.getTime() + HOURS * HOUR),
        ],
      );
    }
    return this.one('payment_id', paymentId, this.database.manager);
  }

  byReference(reference: string, reader: EntityManager = this.database.manager): Promise<WireInstruction | null> {
    return this.one('reference', reference, reader);
  }

  /** Once: what was received stays what it was. The caller holds the payment's lock. */
  async receive(tx: Tx, { paymentId, amount }: WireInstruction, lineId: string): Promise<void> {
    await tx.query(
      `update wire_instruction set received = $2, received_line = $3, received_at = kernel.now()
       where payment_id = $1 and received is null`,
      [paymentId, amount.toString(), lineId],
    );
  }

  /** The caller holds the payment's lock. */
  async noteArrived(tx: Tx, paymentId: string, arrived: bigint): Promise<void> {
    await tx.query('update wire_instruction set arrived = $2 where payment_id = $1', [paymentId, arrived.toString()]);
  }

  private async one(
    column: 'payment_id' | 'reference',
    value: string,
    reader: EntityManager,
  ): Promise<WireInstruction | null> {
    const [row] = await reader.query<Row[]>(`select ${COLUMNS} from wire_instruction where ${column} = $1`, [value]);
    return row === undefined ? null : instructionOf(row);
  }
}
