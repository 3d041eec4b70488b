import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { BankLine, BankLineRow } from '@cairn/contracts/payments/bank-statements.replies';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byDay, byId, byNumber, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { Counterparty } from '../reading/statement-file.js';

type Raw<Row> = Omit<Row, 'amount' | 'open' | 'counterpartyName'> & {
  amount: string;
  open: string;
  counterparty: Buffer | null;
};
type RawLine = Raw<Omit<BankLine, 'counterpartyAccount' | 'mayDecide' | 'expected'>> & {
  expected: string | null;
  payerId: string | null;
};

/**
 * Why a line lies in suspense. What came in time and is too little stays that, however late it is; what is missing of a sum, or beyond it,
 * depends on all lines of its payment.
 */
const REASON = `case when l.state <> 'open' then null
  when l.matched_type = 'payment' then case
    when w.received is not null and (l.open < l.amount or w.received < (
      select sum(k.amount) from bank_line k where k.matched_type = 'payment' and k.matched_id = l.matched_id)
      and l.amount > w.amount) then 'surplus'
    when w.received is not null then 'double' when g.at < w.expires_at then 'replaced'
    when p.state = 'open' or b.booked_at <= w.expires_at then 'short' else 'late' end
  when l.our_ref is not null then 'amount' when l.amount > 0 then 'unreferenced' else 'unknown' end`;

const ROW = `l.id, l.account, l.currency, l.booked_on::text as "bookedOn", l.amount, l.open, l.state, ${REASON} as reason,
  l.remittance, l.our_ref as "ourRef", l.matched_type as "matchedType", l.matched_id as "matchedId", l.book_to as "bookedTo",
  o.email as "ownerEmail", b.booked_at as "readAt", l.counterparty, l.version`;
const LINES = `bank_line l left join wire_instruction w on l.matched_type = 'payment' and w.payment_id::text = l.matched_id
  left join payment p on p.id = w.payment_id left join page_given_up g on g.payment_id = p.id left join app_user o on o.id = l.owner_id
  left join bank_booking b on b.id = l.booking_id`;

/** Lines of a statement that are shown with it. */
const SHOWN = 200;

/** The lines of bank statements as finance reads them. */
@Injectable()
export class BankLinesRepository {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  async list(admin: Identity, query: AdminListQuery): Promise<AdminPage<BankLineRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state === 'mine') where.push(`l.state = 'open' and l.owner_id = $${parameters.push(admin.userId)}`);
    else if (query.state) where.push(`l.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(l.remittance ilike ${place} or l.our_ref ilike ${place} or l.bank_ref ilike ${place})`);
    }
    const page = await adminPage<Raw<BankLineRow>>(this.database, query, {
      select: ROW,
      from: LINES,
      where,
      parameters,
      orders: ordersOf('bank-lines', { bookedOn: byDay('l.booked_on'), amount: byNumber('l.amount') }),
      key: byId('l.id'),
    });
    return { ...page, items: page.items.map((row) => this.present(row)) };
  }

  /** Of a statement, in the order of the bank's days; the list has the rest. */
  async ofStatement(statementId: string): Promise<BankLineRow[]> {
    const rows = await this.database.query<Raw<BankLineRow>>(
      `select ${ROW} from ${LINES} where l.statement_id = $1 order by l.booked_on desc, l.id desc limit ${SHOWN}`,
      [statementId],
    );
    return rows.map((row) => this.present(row));
  }

  private present({ counterparty, ...row }: Raw<BankLineRow>): BankLineRow {
    const other = counterparty === null ? null : this.counterpartyOf(row.id, counterparty);
    return {
      ...row,
      amount: BigInt(row.amount),
      open: BigInt(row.open),
      counterpartyName: other?.name ?? null,
    };
  }

  async one(admin: Identity, id: string, reader: EntityManager = this.database.manager): Promise<BankLine> {
    const [row] = await reader.query<RawLine[]>(
      `select ${ROW}, l.bank_ref as "bankRef", l.end_to_end as "endToEnd", l.statement_id as "statementId",
         w.amount as expected, p.user_id as "payerId", l.note from ${LINES} where l.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const { counterparty, payerId, expected, ...line } = row;
    const other = counterparty === null ? null : this.counterpartyOf(id, counterparty);
    return {
      ...line,
      amount: BigInt(line.amount),
      open: BigInt(line.open),
      expected: expected === null ? null : BigInt(expected),
      counterpartyName: other?.name ?? null,
      counterpartyAccount: other?.account?.slice(-4) ?? null,
      mayDecide: line.state === 'open' && payerId !== admin.userId,
    };
  }

  private counterpartyOf(id: string, encrypted: Buffer): Counterparty {
    const json = this.personalData.decrypt(encrypted, { table: 'bank_line', column: 'counterparty', id });
    return JSON.parse(json) as Counterparty; // as the import wrote it
  }
}
