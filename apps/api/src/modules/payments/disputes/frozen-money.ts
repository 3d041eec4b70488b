import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';

/** Whose money may not leave: their bank disputes a payment, or they owe what a chargeback took. */
@Injectable()
export class FrozenMoney {
  async isFrozen(tx: Tx, userId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from dispute d join payment p on p.id = d.payment_id where p.user_id = $1 and d.state in ('warning', 'open')
       union all
       select 1 from ledger.account_balance b where b.code like 'A:recv:investor:' || $1::text || ':%' and b.dr > b.cr
       limit 1`,
      [userId],
    );
    return rows.length > 0;
  }
}
