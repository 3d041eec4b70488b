import { pageSize } from '../api/api.js';
import { invalid } from '../api/issues.js';
import type { Call, Operation } from '../api/operation.js';
import { fault } from '../api/shape.js';
import { money } from '../money.js';
import { instantOf, type PaypalWorld } from '../world.js';
import { reportLines, type ReportLine } from './lines.js';

const LONGEST_MS = 31 * 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:?\d{2})$/;
const DONE = 'S';

/** An instant that must be given. */
function instant(query: Call['query'], name: string): number {
  const given = query[name];
  if (given === undefined) throw invalid([fault('MISSING_REQUIRED_PARAMETER', name, undefined, 'query')]);
  const at = INSTANT.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at)) throw invalid([fault('INVALID_PARAMETER_SYNTAX', name, given, 'query')]);
  return at;
}

/** What is told of at all by now: the report is behind the account. */
const refreshedAt = (world: PaypalWorld): number => world.clock.now() - world.settings.reportDelaySeconds * 1000;

const lineBody = (line: ReportLine): object => ({
  transaction_info: {
    transaction_id: line.id,
    ...(line.reference === null ? {} : { paypal_reference_id: line.reference, paypal_reference_id_type: 'TXN' }),
    transaction_event_code: line.code,
    transaction_initiation_date: instantOf(line.at),
    transaction_updated_date: instantOf(line.at),
    transaction_amount: money(line),
    ...(line.fee === 0 ? {} : { fee_amount: money({ currency: line.currency, minor: line.fee }) }),
    transaction_status: DONE,
    ...(line.invoiceId === null ? {} : { invoice_id: line.invoiceId }),
    ...(line.custom === null ? {} : { custom_field: line.custom }),
  },
});

function transactions(world: PaypalWorld, query: Call['query']): object {
  const [from, to] = [instant(query, 'start_date'), instant(query, 'end_date')];
  if (to < from || to - from > LONGEST_MS) {
    throw invalid([fault('INVALID_PARAMETER_VALUE', 'end_date', query['end_date'], 'query')]);
  }
  const size = pageSize(query, 100, 500);
  const page = Math.max(1, Number(query['page'] ?? 1) || 1);
  const until = refreshedAt(world);
  const matching = reportLines(world).filter(
    ({ at, id, code, currency }) =>
      at >= from &&
      at <= Math.min(to, until) &&
      (query['transaction_id'] ?? id) === id &&
      (query['transaction_type'] ?? code) === code &&
      (query['transaction_currency'] ?? currency) === currency &&
      (query['transaction_status'] ?? DONE) === DONE,
  );
  const root = `${world.base}/v1/reporting/transactions`;
  const link = (rel: string, number: number): object => ({
    href: `${root}?${new URLSearchParams({ ...query, page: String(number), page_size: String(size) }).toString()}`,
    rel,
    method: 'GET',
  });
  const pages = Math.max(1, Math.ceil(matching.length / size));
  return {
    transaction_details: matching.slice((page - 1) * size, page * size).map(lineBody),
    account_number: 'SANDBOXMERCH1',
    start_date: instantOf(from),
    end_date: instantOf(to),
    last_refreshed_datetime: instantOf(until),
    page,
    total_items: matching.length,
    total_pages: pages,
    links: [link('self', page), ...(page < pages ? [link('next', page + 1), link('last', pages)] : [])],
  };
}

function balances(world: PaypalWorld, query: Call['query']): object {
  const at = query['as_of_time'] === undefined ? refreshedAt(world) : instant(query, 'as_of_time');
  const currencies = new Map<string, number>();
  for (const { currency, minor, at: moved } of world.movements.all()) {
    if (moved <= at) currencies.set(currency, (currencies.get(currency) ?? 0) + minor);
  }
  const { currency_code: only } = query;
  return {
    balances: [...currencies]
      .filter(([currency]) => (only ?? currency) === currency)
      .map(([currency, minor]) => ({
        currency,
        primary: currency === 'USD',
        total_balance: money({ currency, minor }),
        available_balance: money({ currency, minor }),
        withheld_balance: money({ currency, minor: 0 }),
      })),
    account_id: 'SANDBOXMERCH1',
    as_of_time: instantOf(at),
    last_refresh_time: instantOf(refreshedAt(world)),
  };
}

export const REPORT_OPERATIONS: readonly Operation[] = [
  {
    name: 'reports.transactions',
    method: 'GET',
    path: '/v1/reporting/transactions',
    run: (world, { query }) => ({ status: 200, body: transactions(world, query) }),
  },
  {
    name: 'reports.balances',
    method: 'GET',
    path: '/v1/reporting/balances',
    run: (world, { query }) => ({ status: 200, body: balances(world, query) }),
  },
];
