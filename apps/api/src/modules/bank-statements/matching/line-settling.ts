import { Injectable } from '@nestjs/common';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { Ledger } from '../../ledger/index.js';
import { BankLineEntity } from './bank-line.entity.js';
import { settlingOf, type Classed, type ClassedRow } from './booking-postings.js';
import { LINE_CLASSES } from './line-classes.sql.js';

/** Lines that a transfer of ours or of a provider may still explain. */
const BATCH = 500;
const DAYS = 14;

type Found = Pick<Classed, 'type' | 'ref' | 'ruleId' | 'bookTo'>;

/** Lines that lie in suspense and whose record is found later: what was sent is often recorded after the bank tells it. */
@Injectable()
export class LineSettling {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {}

  /** Looks again for the records of what is open. */
  async tryOpen(): Promise<number> {
    const open = await this.database.query<{ id: string }>(
      `select id from bank_line where state = 'open' and matched_type is null and open = amount
         and booked_on > (kernel.now() - interval '${DAYS} days')::date order by booked_on, id limit ${BATCH}`,
    );
    if (open.length === 0) return 0;
    const rows = await this.database.query<ClassedRow>(LINE_CLASSES, [open.map(({ id }) => id)]);
    const found = rows.filter(({ type, bookTo }) => bookTo !== null || (type !== null && type !== 'payment'));
    for (const row of found) await this.database.inTx((tx) => this.settleFound(tx, row.id));
    return found.length;
  }

  /** Looks again for the record of one line, under its lock; false where there is none that it fits. */
  async settleFound(tx: Tx, id: string): Promise<boolean> {
    const line = await this.lock(tx, id);
    if (line.state !== 'open' || line.open !== line.amount || line.matchedType !== null) return false;
    const [row] = await tx.query<ClassedRow[]>(LINE_CLASSES, [[id]]);
    if (row === undefined || row.type === 'payment' || (row.type === null && row.bookTo === null)) return false;
    await this.settle(tx, line, row, 'bank');
    return true;
  }

  lock(tx: Tx, id: string): Promise<BankLineEntity> {
    reachRank(tx, 'record', id);
    return tx.findOneOrFail(BankLineEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** What is open of the line leaves suspense, once. */
  async settle(tx: Tx, line: BankLineEntity, found: Found, actor: string, reason?: string): Promise<void> {
    const { id, currency, open } = line;
    const { type, ref, ruleId, bookTo } = found;
    await tx.query(
      `update bank_line set state = $2, open = 0, matched_type = $3, matched_id = $4, rule_id = $5, book_to = $6,
         settled_at = kernel.now(), version = version + 1, note = coalesce($7, note) where id = $1`,
      [id, bookTo === null ? 'matched' : 'booked', type, ref, ruleId, bookTo, reason ?? null],
    );
    await this.ledger.post(tx, {
      uid: derivedId(`bank-line:${id}:settled`),
      kind: 'bank_line_settled',
      phase: 'posted',
      sourceType: 'bank_line',
      sourceId: id,
      actor,
      ...(reason === undefined ? {} : { reason }),
      postings: [settlingOf({ type, bookTo, currency }, open)],
    });
  }
}
