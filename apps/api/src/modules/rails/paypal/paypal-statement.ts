import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Outcome } from '../ports/outcome.js';
import type { StatementKind, StatementLine, StatementPage, StatementPort } from '../ports/statement.port.js';
import { PaypalClient, type PaypalObject } from './paypal-client.js';
import { fromPaypal } from './paypal-money.js';
import { listIn, objectIn, textIn } from './paypal-shapes.js';

const DAY = 86_400_000;
/** The longest span of one report. */
const SPAN = 31 * DAY;
/** A report is up to three hours behind the account, and a line may come after a later one: this much is read again. */
const OVERLAP = DAY / 2;
const PAGE = '500';
/** Done, and done but reversed since: the reversal is a line of its own. */
const MOVED = ['S', 'V'];
/** Kinds of lines about something that had left before: they name it as what they belong to. */
const CAME_BACK: readonly StatementKind[] = ['refund_failure', 'transfer_return'];

/** Transaction event codes (developer.paypal.com/docs/transaction-search/transaction-event-codes). */
const KIND_OF_CODE: Readonly<Record<string, StatementKind>> = {
  T0006: 'charge',
  T1107: 'refund',
  T1900: 'refund_failure',
  T1106: 'dispute',
  T1110: 'dispute',
  T1111: 'dispute',
  T0106: 'dispute',
  T0001: 'transfer',
  T1114: 'transfer_return',
  T0300: 'top_up',
  T0400: 'payout',
  T0401: 'payout',
  T0402: 'payout',
};

/**
 * PayPal's own records: its transaction search, from an instant on. The cursor is the instant from which the next report
 * is read; reports overlap, and each line is kept once.
 */
@Injectable()
export class PaypalStatement implements StatementPort {
  readonly provider = 'paypal';

  constructor(
    private readonly client: PaypalClient,
    private readonly clock: Clock,
  ) {}

  async next(cursor: string | null): Promise<Outcome<StatementPage>> {
    if (!this.client.isConfigured) return { kind: 'ok', value: { lines: [], cursor, more: false } };
    const now = this.clock.now().getTime();
    const from = cursor === null ? now - SPAN + DAY : Date.parse(cursor);
    const to = Math.min(now, from + SPAN);
    const lines: StatementLine[] = [];
    let until = to;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const outcome = await this.report(from, to, page);
      if (outcome.kind !== 'ok') return outcome;
      const { total_pages: total } = outcome.value;
      pages = typeof total === 'number' ? total : 1;
      until = Math.min(until, Date.parse(textIn(outcome.value, 'last_refreshed_datetime') ?? '') || to);
      lines.push(...listIn(outcome.value, 'transaction_details').flatMap(lineOf));
    }
    const next = Math.max(from, until - OVERLAP);
    lines.sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
    return { kind: 'ok', value: { lines, cursor: new Date(next).toISOString(), more: to < now } };
  }

  private report(from: number, to: number, page: number): Promise<Outcome<PaypalObject>> {
    const query = new URLSearchParams({
      start_date: new Date(from).toISOString(),
      end_date: new Date(to).toISOString(),
      fields: 'transaction_info',
      page_size: PAGE,
      page: String(page),
    });
    return this.client.call({ method: 'GET', path: `/v1/reporting/transactions?${query.toString()}` });
  }
}

function lineOf(detail: PaypalObject): StatementLine[] {
  const info = objectIn(detail, 'transaction_info');
  const id = textIn(info, 'transaction_id');
  const code = textIn(info, 'transaction_event_code') ?? '';
  const at = Date.parse(textIn(info, 'transaction_initiation_date') ?? '');
  const amount = fromPaypal(info?.['transaction_amount']);
  if (id === null || amount === null || Number.isNaN(at) || !MOVED.includes(textIn(info, 'transaction_status') ?? ''))
    return [];
  // PayPal writes a fee as what it takes from the balance.
  const fee = -(fromPaypal(info?.['fee_amount'])?.minor ?? 0n);
  const kind = KIND_OF_CODE[code] ?? (code.startsWith('T01') ? 'fee' : 'other');
  const belongsTo = textIn(info, 'paypal_reference_id');
  return [
    {
      lineId: `${id}:${code}`,
      kind,
      amount: amount.minor,
      fee,
      net: amount.minor - fee,
      currency: amount.currency,
      sourceRef: kind === 'dispute' ? null : CAME_BACK.includes(kind) ? belongsTo : id,
      paymentRef: kind === 'charge' ? id : belongsTo,
      holderRef: null,
      ourRef: textIn(info, 'custom_field'),
      description: textIn(info, 'transaction_subject') ?? code,
      occurredAt: new Date(at),
      availableOn: null,
    },
  ];
}
