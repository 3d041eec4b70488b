import { Injectable } from '@nestjs/common';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Money } from '../ports/money.js';

/** Transfers that give money back: each has a number, which the bank's statement brings again. */
@Injectable()
export class BankReturns {
  /** Once for a refund. It goes to the account that the money came from, where the statement told it. */
  async planRefund(tx: Tx, refundId: string, reference: string, { minor, currency }: Money): Promise<void> {
    await tx.query(
      `insert into bank_return (id, number, refund_id, amount, currency, source_line, state, created_at)
       select $1, 'RET-' || lpad(nextval('bank_return_number')::text, 6, '0'), $2, $3, $4,
         (select received_line from wire_instruction where reference = $5), 'planned', kernel.now()
       on conflict do nothing`,
      [derivedId(`bank-return:refund:${refundId}`), refundId, minor.toString(), currency, reference],
    );
  }

  /** Of money that a line of a statement brought; who asked for it is not its second person. */
  async planLine(
    tx: Tx,
    {
      id,
      lineId,
      money,
      reason,
      askedBy,
    }: { id: string; lineId: string; money: Money; reason: string; askedBy: string },
  ): Promise<void> {
    await tx.query(
      `insert into bank_return (id, number, line_id, source_line, amount, currency, state, reason, asked_by, created_at)
       values ($1, 'RET-' || lpad(nextval('bank_return_number')::text, 6, '0'), $2, $2, $3, $4, 'planned', $5, $6, kernel.now())`,
      [id, lineId, money.minor.toString(), money.currency, reason, askedBy],
    );
  }

  async approve(tx: Tx, id: string, by: string): Promise<void> {
    await tx.query('update bank_return set approved_by = $2 where id = $1', [id, by]);
  }

  /** @param sent the bank's reference, and who recorded it; null for one that failed */
  async finish(tx: Tx, id: string, sent: { reference: string; by: string } | null): Promise<void> {
    await tx.query(
      `update bank_return set state = $2, reference = coalesce($3, reference), sent_by = coalesce($4, sent_by),
         finished_at = kernel.now() where id = $1`,
      [id, sent === null ? 'failed' : 'sent', sent?.reference ?? null, sent?.by ?? null],
    );
  }
}
