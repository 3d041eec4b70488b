import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ExchangeRateRow } from '@cairn/contracts/rates/rates.replies';
import type { ExchangeRateRequest, ExchangeRateUpload } from '@cairn/contracts/rates/rates.requests';
import { isCurrency } from '@cairn/finance';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { Clock } from '../../kernel/clock/clock.js';
import { adminPage } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../kernel/database/rows.js';
import { fieldError, type DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { CHANGEABLE } from './rate-removal.js';
import { readRates, type RateLine } from './read-rates.js';

/** A decimal point in the wrong place: no currency moves that far from one entry to the next. */
const MOST_CHANGE = 10;

interface Implausible extends Pick<RateLine, 'base' | 'quote' | 'date'> {
  /** The rate of the nearest other day. */
  last: string;
}

/** The first of the lines `$1` that is more than `$2` times above or below the rate of the nearest other day. */
const IMPLAUSIBLE = `
  select l.base, l.quote, l.date::text as date, round(near.rate, 10)::float8::text as last
  from jsonb_to_recordset($1) l(base text, quote text, date date, rate numeric)
  join lateral (
    select case when r.base = l.base then r.rate else 1 / r.rate end as rate from exchange_rate r
    where (r.base, r.quote) in ((l.base, l.quote), (l.quote, l.base)) and r.on_date <> l.date
    order by abs(r.on_date - l.date), r.on_date desc limit 1) near on true
  where l.rate > near.rate * $2 or l.rate * $2 < near.rate limit 1`;

/** The table of rates, kept by finance. A rate that was used stands with the commitment that used it. */
@Injectable()
export class RatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<ExchangeRateRow>> {
    const currency = query.q?.trim().toUpperCase();
    return adminPage<ExchangeRateRow>(this.database, query, {
      select: `r.base || '-' || r.quote || '-' || r.on_date as id, r.on_date::text as date, r.base, r.quote,
        trim_scale(r.rate)::text as rate, r.source, u.email as "enteredBy", r.entered_at as "enteredAt",
        ${CHANGEABLE} as changeable`,
      from: 'exchange_rate r left join app_user u on u.id = r.entered_by',
      ...(currency ? { where: ['(r.base = $1 or r.quote = $1)'], parameters: [currency] } : {}),
      orderBy: 'r.on_date',
    });
  }

  async enter(admin: Identity, request: ExchangeRateRequest): Promise<ExchangeRateRow> {
    const { base, quote, date, rate, source } = request;
    for (const [field, code] of Object.entries({ base, quote })) {
      if (!isCurrency(code)) throw fieldError(field, 'validation.currency');
    }
    if (base === quote) throw fieldError('quote', 'rates.same_currency');
    if (date > this.today()) throw fieldError('date', 'rates.future');
    if (/^0*(\.0*)?$/.test(rate)) throw fieldError('rate', 'validation.exchange_rate');
    const line = { base, quote, date, rate };
    await this.write(admin, [line], source, ({ last }) => fieldError('rate', 'rates.implausible', { last }));
    return {
      id: `${base}-${quote}-${date}`,
      date,
      base,
      quote,
      rate,
      source,
      enteredBy: admin.email,
      enteredAt: this.clock.now(),
      changeable: await this.isChangeable(line),
    };
  }

  /** @throws rates.line or rates.implausible, naming the first such line: nothing of the file is kept then */
  async upload(admin: Identity, { csv, source }: ExchangeRateUpload): Promise<number> {
    return this.write(admin, readRates(csv, this.today()), source, ({ last, base, quote, date }) =>
      fieldError('csv', 'rates.implausible', { last: `${last} (${base}, ${quote}, ${date})` }),
    );
  }

  private async isChangeable({ base, quote, date }: RateLine): Promise<boolean> {
    const rows = await this.database.query<unknown>(
      `select 1 from exchange_rate r where base = $1 and quote = $2 and on_date = $3 and ${CHANGEABLE}`,
      [base, quote, date],
    );
    return rows.length > 0;
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private write(
    admin: Identity,
    lines: readonly RateLine[],
    source: string,
    implausible: (line: Implausible) => DomainError,
  ): Promise<number> {
    return this.database.inTx(async (tx) => {
      const [slip] = await tx.query<Implausible[]>(IMPLAUSIBLE, [JSON.stringify(lines), MOST_CHANGE]);
      if (slip !== undefined) throw implausible(slip);
      const written = rowsOfUpdate<{ base: string }>(
        await tx.query(
          `insert into exchange_rate as r (base, quote, on_date, rate, source, entered_by, entered_at)
           select l.base, l.quote, l.date, l.rate, $2, $3, $4
           from jsonb_to_recordset($1) l(base text, quote text, date date, rate numeric)
           on conflict (base, quote, on_date) do update set rate = excluded.rate, source = excluded.source,
             entered_by = excluded.entered_by, entered_at = excluded.entered_at
           where (r.rate, r.source) is distinct from (excluded.rate, excluded.source) returning base`,
          [JSON.stringify(lines), source, admin.userId, this.clock.now()],
        ),
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'exchange_rate.entered',
        subjectType: 'exchange_rate',
        subjectId: lines[0] === undefined ? '' : `${lines[0].base}-${lines[0].quote}-${lines[0].date}`,
        after: { source, lines: lines.length, written: written.length, first: lines[0] ?? null },
      });
      return written.length;
    });
  }
}
