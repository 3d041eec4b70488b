import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Outcome } from '../ports/outcome.js';
import type { ProviderRefund, RefundPort, RefundSnapshot, RefundToSend } from '../ports/refund.port.js';
import { BankReturns } from './bank-returns.js';

interface Row {
  id: string;
  refundId: string;
  state: 'planned' | 'sent' | 'failed';
  amount: string;
  currency: string;
}

const COLUMNS = `b.id, b.refund_id as "refundId", b.state, b.amount, b.currency`;
const STATES = { planned: 'pending', sent: 'succeeded', failed: 'failed' } as const;

const snapshotOf = ({ id, state }: Row): RefundSnapshot => ({
  providerRefundId: id,
  state: STATES[state],
  failureCode: state === 'failed' ? 'returned_by_bank' : null,
});

/** Refunds of wire transfers: finance transfers them back, and says when. */
@Injectable()
export class BankRefunds implements RefundPort {
  readonly provider = 'bank';

  constructor(
    private readonly database: Database,
    private readonly returns: BankReturns,
  ) {}

  async refund(_key: string, { refundId, moneyRef, amount }: RefundToSend): Promise<Outcome<RefundSnapshot>> {
    await this.database.inTx((tx) => this.returns.planRefund(tx, refundId, moneyRef, amount));
    const [row] = await this.rows('b.refund_id = $1', refundId);
    return row === undefined ? { kind: 'unknown' } : { kind: 'ok', value: snapshotOf(row) };
  }

  async read(providerRefundId: string): Promise<Outcome<RefundSnapshot>> {
    const [row] = await this.rows('b.id = $1', providerRefundId);
    return row === undefined
      ? { kind: 'rejected', reason: 'other', code: 'unknown_return' }
      : { kind: 'ok', value: snapshotOf(row) };
  }

  async listOf(moneyRef: string): Promise<Outcome<ProviderRefund[]>> {
    const rows = await this.rows(
      `b.refund_id in (select r.id from refund r join payment p on p.id = r.payment_id
         where p.provider = 'bank' and p.provider_payment_id = $1)`,
      moneyRef,
    );
    const value = rows.map((row) => ({
      ...snapshotOf(row),
      ours: row.refundId,
      amount: { minor: BigInt(row.amount), currency: row.currency },
    }));
    return { kind: 'ok', value };
  }

  private rows(condition: string, value: string): Promise<Row[]> {
    return this.database.query<Row>(`select ${COLUMNS} from bank_return b where ${condition}`, [value]);
  }
}
