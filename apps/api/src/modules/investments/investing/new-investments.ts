import { Injectable } from '@nestjs/common';
import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { intoHistory } from '../../../kernel/history/history.js';
import { Events, intoOutbox } from '../../../kernel/outbox/events.js';
import { postArguments, postAt } from '../../ledger/index.js';
import type { Stake } from '../eligibility/eligibility.js';
import type { LimitMeasure } from '../eligibility/investment-limits.js';
import { receivedBody, type About } from '../record/investment-events.js';
import { walletPayment } from '../record/investment-postings.js';
import { INVESTMENT_FIELDS, type InvestmentRow } from '../record/investment-reads.repository.js';

export interface NewInvestment extends Stake, LimitMeasure {
  id: string;
  number: string;
  campaignId: string;
  investorId: string;
  idempotencyKey: string;
  currency: string;
  state: InvestmentState;
  paymentType: InvestmentRail | null;
  reservedUntil: Date | null;
  actor: string;
}

const text = (value: bigint | null): string | null => (value === null ? null : value.toString());

/** The row and its first line of history; no row where the command has been done. */
const MADE = `made as (
    insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units,
      unit_price, capacity_units, payment_type, reserved_until, limit_amount, limit_currency, limit_rate, campaign_version,
      created_at, received_at)
    values ($1, $18, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
      $12, $15, case when $15::bigint is not null then $17::char(3) end, $16,
      (select terms_version from campaign where id = $2), kernel.now(), case when $5 = 'received' then kernel.now() end)
    on conflict (investor_id, idempotency_key) do nothing returning *),
  told as (${intoHistory(`select $13::uuid, 'investment', id, null, state, $14::text, investor_id from made`)})`;
const SHOWN = `select ${INVESTMENT_FIELDS} from made i join campaign c on c.id = i.campaign_id`;

const HELD = prepared(`with ${MADE} ${SHOWN}`);
// `ledger.post` is called for the row that was made, and finds it: a volatile function sees what its statement has written.
const PAID = prepared(`with ${MADE},
  announced as (${intoOutbox('$19::text', '$20')} where exists (select from made)),
  posted as materialized (select booked.tx_id from made cross join lateral ${postAt(21)} booked)
  ${SHOWN} cross join posted`);

/**
 * Writes what an investment begins with, in one statement: the fewer there are, the shorter the locks are held. What is
 * given back is what its investor reads; null where the same command has made it before.
 */
@Injectable()
export class NewInvestments {
  constructor(private readonly events: Events) {}

  /** Held until it is paid. */
  async hold(tx: Tx, made: NewInvestment): Promise<InvestmentRow | null> {
    const [row] = await tx.query<InvestmentRow[]>(HELD, valuesOf(made));
    return row ?? null;
  }

  /** Paid from the wallet: with its posting in the ledger and its event. @throws wallet.insufficient */
  async pay(tx: Tx, made: NewInvestment, about: About): Promise<InvestmentRow | null> {
    reachRank(tx, 'books');
    const topic = 'investment.received';
    const [row] = await tx.query<InvestmentRow[]>(PAID, [
      ...valuesOf(made),
      topic,
      JSON.stringify(this.events.rows(topic, [receivedBody(made, about)])),
      ...postArguments(walletPayment(made, made.idempotencyKey)),
    ]);
    return row ?? null;
  }
}

const valuesOf = (made: NewInvestment): unknown[] => [
  made.id,
  made.campaignId,
  made.investorId,
  made.idempotencyKey,
  made.state,
  text(made.amount),
  made.currency,
  text(made.units),
  text(made.unitPrice),
  text(made.capacityUnits),
  made.paymentType,
  made.reservedUntil,
  newId(),
  made.actor,
  text(made.limitAmount),
  made.limitRate,
  made.limitCurrency,
  made.number,
];
