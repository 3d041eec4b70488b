import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';

/** Amounts returned on one investment, in minor units as text, since JSON has no bigint. */
export interface ReturnedPart {
  investment_id: string;
  interest: string;
  principal: string;
}

/** The amounts that investments have returned to their investors so far. */
@Injectable()
export class ReturnedParts {
  /** Adds the amount of a distribution; called once for each part. */
  async add(tx: Tx, parts: readonly ReturnedPart[]): Promise<void> {
    await tx.query(
      `update investment i set principal_returned = i.principal_returned + p.principal,
         income_received = i.income_received + p.interest
       from jsonb_to_recordset($1) p(investment_id uuid, interest bigint, principal bigint) where i.id = p.investment_id`,
      [JSON.stringify(parts)],
    );
  }
}
