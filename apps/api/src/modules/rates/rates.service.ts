import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ExchangeRateRow } from '@cairn/contracts/rates/rates.replies';
import type { ExchangeRateRequest, ExchangeRateUpload } from '@cairn/contracts/rates/rates.requests';
import { Clock } from '../../kernel/clock/clock.js';
import { byDay, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { fieldError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { CHANGEABLE } from './rate-state.sql.js';
import { RateWriter } from './rate-writer.js';
import { readRates } from './read-rates.js';

const ROW = `r.base || '-' || r.quote || '-' || r.on_date as id, r.on_date::text as date, r.base, r.quote,
  trim_scale(r.rate)::text as rate, r.source, u.email as "enteredBy", r.entered_at as "enteredAt",
  ${CHANGEABLE} as changeable`;
const FROM = 'exchange_rate r left join app_user u on u.id = r.entered_by';

/** The table of rates, kept by finance. */
@Injectable()
export class RatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly writer: RateWriter,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<ExchangeRateRow>> {
    const currency = query.q?.trim().toUpperCase();
    return adminPage<ExchangeRateRow>(this.database, query, {
      select: ROW,
      from: FROM,
      ...(currency ? { where: ['(r.base = $1 or r.quote = $1)'], parameters: [currency] } : {}),
      orders: ordersOf('exchange-rates', { date: byDay('r.on_date') }),
      key: byText('r.base || r.quote'),
    });
  }

  /** @returns the rate in force now: this one, or the same rate as entered before */
  async enter(admin: Identity, request: ExchangeRateRequest): Promise<ExchangeRateRow> {
    const { base, quote, date, rate, source } = request;
    const [replaces, reason] = [request.replaces ?? null, request.reason ?? null];
    if (base === quote) throw fieldError('quote', 'rates.same_currency');
    if (date > this.today()) throw fieldError('date', 'rates.future');
    if (/^0*(\.0*)?$/.test(rate)) throw fieldError('rate', 'validation.exchange_rate');
    await this.writer.write(admin, [{ line: 1, base, quote, date, rate }], {
      source,
      reason,
      replaces,
      isMeant: reason !== null && (replaces === null || request.confirmed === true),
      isFirstMeant: request.confirmed === true,
      refuse: (_line, code, params) => fieldError('rate', code, params),
    });
    const [row] = await this.database.query<ExchangeRateRow>(
      `select ${ROW} from ${FROM} where r.on_date = $3 and (r.base, r.quote) in (($1, $2), ($2, $1))
       order by r.entered_at desc, r.base limit 1`,
      [base, quote, date],
    );
    if (row === undefined)
      throw new Error(`The rate ${base}-${quote} of ${date} was removed while it was being entered`);
    return row;
  }

  /** @throws rates.line, or what a line is refused by, naming it: nothing of the file is kept then */
  async upload(
    admin: Identity,
    { csv, source, reason = null, confirmed = false }: ExchangeRateUpload,
  ): Promise<number> {
    return this.writer.write(admin, readRates(csv, this.today()), {
      source,
      reason,
      replaces: null,
      isMeant: reason !== null,
      isFirstMeant: confirmed === true,
      refuse: (line, code, params) => fieldError('csv', code, { ...params, line, why: 'line' }),
    });
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
