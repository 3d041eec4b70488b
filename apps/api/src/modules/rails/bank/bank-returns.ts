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
}
