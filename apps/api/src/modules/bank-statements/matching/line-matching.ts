import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Ledger } from '../../ledger/index.js';
import { bookingOf, type Classed, type ClassedRow } from './booking-postings.js';
import { LINE_CLASSES } from './line-classes.sql.js';
import { LineSettling } from './line-settling.js';
import { WireReceipts } from './wire-receipts.js';

const CHUNK = 1_000;
/** What an import waits for; the rest is the sweep's. */
const SOME = 5;

/**
 * Matches what was imported, a thousand lines in one transaction with one posting. Whatever is read twice, in another
 * order, or after a crash, ends in the same books.
 */
@Injectable()
export class LineMatching implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly settling: LineSettling,
    private readonly receipts: WireReceipts,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'bank.match', everySeconds: 60, run: () => this.matchAll() });
  }

  /** The lines of an import of usual size. */
  async matchSome(): Promise<void> {
    await this.match(SOME);
  }

  /** Everything that waits; gives the number of lines that were new. */
  async matchAll(): Promise<number> {
    const matched = await this.match(Infinity);
    await this.settling.tryOpen();
    return matched;
  }

  private async match(mostChunks: number): Promise<number> {
    let matched = 0;
    for (let n = 0; n < mostChunks; n++) {
      const count = await this.database.inTx((tx) => this.matchChunk(tx));
      matched += count;
      if (count < CHUNK) break;
    }
    await this.receipts.settleDue();
    return matched;
  }

  private async matchChunk(tx: Tx): Promise<number> {
    reachRank(tx, 'record');
    const locked = await tx.query<{ id: string }[]>(
      `select id from bank_line where state = 'new' order by booked_on, id limit ${CHUNK} for no key update skip locked`,
    );
    if (locked.length === 0) return 0;
    const rows = await tx.query<ClassedRow[]>(LINE_CLASSES, [locked.map(({ id }) => id)]);
    const lines = rows.map((row): Classed => ({ ...row, amount: BigInt(row.amount) }));
    const bookingId = newId();
    await tx.query('insert into bank_booking (id, line_count, booked_at) values ($1, $2, kernel.now())', [
      bookingId,
      lines.length,
    ]);
    await tx.query(
      `update bank_line l set matched_type = r.type, matched_id = r.ref, rule_id = r.rule_id, book_to = r.book_to, booking_id = $1,
         state = case when r.book_to is not null then 'booked' when r.type is null or r.type = 'payment' then 'open' else 'matched' end,
         open = case when r.book_to is null and (r.type is null or r.type = 'payment') then l.amount else 0 end,
         settled_at = case when r.book_to is null and (r.type is null or r.type = 'payment') then null else kernel.now() end
       from jsonb_to_recordset($2) r(id uuid, type text, ref text, rule_id uuid, book_to text) where l.id = r.id`,
      [
        bookingId,
        JSON.stringify(
          lines.map(({ id, type, ref, ruleId, bookTo }) => ({ id, type, ref, rule_id: ruleId, book_to: bookTo })),
        ),
      ],
    );
    const postings = bookingOf(lines);
    if (postings.length > 0)
      await this.ledger.post(tx, {
        uid: bookingId,
        kind: 'bank_lines',
        phase: 'posted',
        sourceType: 'bank_booking',
        sourceId: bookingId,
        actor: 'bank',
        postings,
      });
    return lines.length;
  }
}
