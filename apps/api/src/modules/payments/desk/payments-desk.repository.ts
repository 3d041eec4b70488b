import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import {
  DISMISSED_ATTENTIONS,
  type AdminDispute,
  type AdminPayment,
  type AdminRefund,
  type StatementLineRow,
} from '@cairn/contracts/payments/payments-desk.replies';
import {
  byId,
  byInstant,
  byNumber,
  byText,
  ordersOf,
  type Order,
  type Orders,
} from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { isEvidenceDue } from '../disputes/evidence-due.sql.js';
import { firstAct, firstDecider } from '../decisions/two-people.js';
import { OPEN_OF_LINE, PAYER_OF_LINE } from '../statements/open-line.sql.js';
import { borneByPlatform, isTaken, isUndecided } from '../refunds/taken-by-bank.js';

/** Minor units as the driver gives them, and those columns of a reply that are money. */
type Raw<Row, Money extends keyof Row> = Omit<Row, Money> & Record<Money, string>;

interface Listed {
  select: string;
  from: string;
  orders: Orders;
  /** `x.id` by default. */
  key?: Order;
  /** Columns that the search looks in. */
  search: readonly string[];
  /** Conditions of a view that is no state of the lifecycle. */
  views: Readonly<Record<string, string>>;
}

const PAYER = `u.id as "userId", u.first_name || ' ' || u.last_name as "userName", u.email as "userEmail"`;

const REFUNDS: Listed = {
  select: `x.id, x.payment_id as "paymentId", ${PAYER}, x.subject_type as "subjectType", x.attempt,
    x.origin, x.state, x.amount, x.currency, x.provider_refund_id as "providerRefundId", x.failure_code as "failureCode",
    x.created_at as "createdAt", x.finished_at as "finishedAt", x.resolution, x.resolved_at as "resolvedAt",
    case when x.state = 'failed' and x.resolved_at is null then least(x.amount, ${borneByPlatform('x.payment_id')})
      else x.taken_by_bank end as "takenByBank", x.taken_elsewhere as "takenElsewhere",
    ${firstDecider('x.id')} as "firstDecider", ${isTaken('x.payment_id')} as "isTaken", ${isUndecided('x.payment_id')} as "isUndecided"`,
  from: 'refund x join payment p on p.id = x.payment_id join app_user u on u.id = p.user_id',
  orders: ordersOf('refunds', { createdAt: byInstant('x.created_at'), amount: byNumber('x.amount') }),
  search: ['u.email', 'x.provider_refund_id'],
  views: {
    failed: `x.state = 'failed' and x.resolved_at is null`,
    settled: 'x.resolved_at is not null',
    open: `x.state in ('planned', 'sent')`,
  },
};

const PAYMENTS: Listed = {
  select: `x.id, ${PAYER}, x.purpose, x.state, x.amount, x.currency, x.received,
    x.received_currency as "receivedCurrency", x.refunded, x.provider_payment_id as "providerPaymentId",
    x.failure_code as "failureCode", x.attention, ${firstDecider('x.id')} as "firstDecider", x.created_at as "createdAt", x.collected_at as "collectedAt"`,
  from: 'payment x join app_user u on u.id = x.user_id',
  orders: ordersOf('payments', { createdAt: byInstant('x.created_at'), amount: byNumber('x.amount') }),
  search: ['u.email', 'x.provider_payment_id'],
  views: { attention: 'x.attention is not null' },
};

const DISPUTES: Listed = {
  select: `x.id, x.payment_id as "paymentId", x.ref, ${PAYER}, p.purpose, x.state, x.amount, x.currency, x.fee, x.reason,
    x.borne_by as "borneBy", x.evidence_due_at as "evidenceDueAt", x.opened_at as "openedAt",
    x.withdrawn_at as "withdrawnAt", x.closed_at as "closedAt"`,
  from: 'dispute x join payment p on p.id = x.payment_id join app_user u on u.id = p.user_id',
  orders: ordersOf('disputes', { openedAt: byInstant('x.opened_at'), amount: byNumber('x.amount') }),
  search: ['u.email', 'x.ref'],
  views: { undecided: `x.state in ('warning', 'open')`, evidence_due: isEvidenceDue('x') },
};

/** States of a line that a person decides. */
const UNDECIDED_LINES: readonly StatementLineRow['state'][] = ['missing_in_ledger', 'amount_mismatch'];

const LINES: Listed = {
  select: `x.line_id as id, x.provider, x.kind, x.state, x.amount, x.fee, x.net, x.currency, x.source_ref as "sourceRef", x.description,
    x.occurred_at as "occurredAt", x.available_on as "availableOn", x.tx_id::text as "transactionId",
    ${OPEN_OF_LINE} as open, ${firstDecider("x.provider || ':' || x.line_id")} as "firstDecider",
    replace(${firstAct("x.provider || ':' || x.line_id")}, 'statement.line.', '') as "firstDecision", x.decision, ${PAYER_OF_LINE} as "payerId"`,
  from: 'statement_line x',
  orders: ordersOf('statement-lines', { occurredAt: byInstant('x.occurred_at'), amount: byNumber('x.amount') }),
  key: byText('x.line_id'),
  search: ['x.line_id', 'x.source_ref', 'x.description'],
  views: {},
};

type LineRow = Raw<Omit<StatementLineRow, 'mayDecide'>, 'amount' | 'fee' | 'net' | 'open'> & { payerId: string | null };
type RefundRow = Raw<Omit<AdminRefund, 'mayResolve' | 'mayRetry'>, 'amount' | 'takenByBank' | 'takenElsewhere'> & {
  isTaken: boolean;
  isUndecided: boolean;
};
type PaymentRow = Raw<Omit<AdminPayment, 'mayReturn' | 'mayDismiss' | 'received'>, 'amount' | 'refunded'> & {
  received: string | null;
};

/** Payments, refunds, disputes and the provider's statement, as finance reads them. */
@Injectable()
export class PaymentsDeskRepository {
  constructor(private readonly database: Database) {}

  async refunds(admin: Identity, query: AdminListQuery): Promise<AdminPage<AdminRefund>> {
    const page = await this.page<RefundRow>(REFUNDS, query);
    return { ...page, items: page.items.map((row) => presentRefund(admin, row)) };
  }

  async refund(admin: Identity, id: string): Promise<AdminRefund> {
    return presentRefund(admin, await this.one<RefundRow>(REFUNDS, id));
  }

  async payments(admin: Identity, query: AdminListQuery): Promise<AdminPage<AdminPayment>> {
    const page = await this.page<PaymentRow>(PAYMENTS, query);
    return { ...page, items: page.items.map((row) => presentPayment(admin, row)) };
  }

  async payment(admin: Identity, id: string): Promise<AdminPayment> {
    return presentPayment(admin, await this.one<PaymentRow>(PAYMENTS, id));
  }

  async disputes(query: AdminListQuery): Promise<AdminPage<AdminDispute>> {
    const page = await this.page<Raw<AdminDispute, 'amount' | 'fee'>>(DISPUTES, query);
    return { ...page, items: page.items.map(presentDispute) };
  }

  async dispute(id: string): Promise<AdminDispute> {
    return presentDispute(await this.one<Raw<AdminDispute, 'amount' | 'fee'>>(DISPUTES, id));
  }

  async statementLines(admin: Identity, query: AdminListQuery): Promise<AdminPage<StatementLineRow>> {
    const page = await this.page<LineRow>(LINES, query);
    const items = page.items.map(({ payerId, ...row }) => ({
      ...row,
      amount: BigInt(row.amount),
      fee: BigInt(row.fee),
      net: BigInt(row.net),
      open: BigInt(row.open),
      mayDecide:
        UNDECIDED_LINES.includes(row.state) &&
        row.decision === null &&
        row.firstDecider !== admin.email &&
        payerId !== admin.userId,
    }));
    return { ...page, items };
  }

  private page<Row>(list: Listed, query: AdminListQuery): Promise<AdminPage<Row>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    const view = query.state && Object.hasOwn(list.views, query.state) ? list.views[query.state] : undefined;
    if (query.state) where.push(view ?? `x.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(${list.search.map((column) => `${column} ilike ${place}`).join(' or ')})`);
    }
    return adminPage<Row>(this.database, query, { key: byId('x.id'), ...list, where, parameters });
  }

  private async one<Row>({ select, from }: Listed, id: string): Promise<Row> {
    const [row] = await this.database.query<Row>(`select ${select} from ${from} where x.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }
}

const presentRefund = (admin: Identity, { isTaken, isUndecided, ...row }: RefundRow): AdminRefund => {
  const isOpen = row.state === 'failed' && row.resolvedAt === null && !isUndecided;
  const mayResolve = isOpen && row.userId !== admin.userId && row.firstDecider !== admin.email;
  return {
    ...row,
    amount: BigInt(row.amount),
    takenByBank: BigInt(row.takenByBank),
    takenElsewhere: BigInt(row.takenElsewhere),
    mayResolve,
    mayRetry: mayResolve && !isTaken,
  };
};

const presentPayment = (admin: Identity, row: PaymentRow): AdminPayment => ({
  ...row,
  amount: BigInt(row.amount),
  refunded: BigInt(row.refunded),
  received: row.received === null ? null : BigInt(row.received),
  mayReturn:
    row.state === 'quarantined' &&
    row.attention !== null &&
    row.received !== null &&
    row.userId !== admin.userId &&
    row.firstDecider !== admin.email,
  mayDismiss: row.attention !== null && DISMISSED_ATTENTIONS.includes(row.attention) && row.userId !== admin.userId,
});

const presentDispute = (row: Raw<AdminDispute, 'amount' | 'fee'>): AdminDispute => ({
  ...row,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
});
