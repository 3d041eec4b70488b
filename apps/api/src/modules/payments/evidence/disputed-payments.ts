import { Injectable } from '@nestjs/common';
import type { CollectionRail } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { DisputedPayment } from './evidence-sources.js';

/** A dispute and its payment, as the letter of the pack names them. Amounts are minor units. */
export interface DisputeFacts {
  ref: string;
  amount: bigint;
  currency: string;
  /** The provider's code of the bank's reason. */
  reason: string;
  openedAt: Date;
  evidenceDueAt: Date | null;
  payment: DisputedPayment & {
    rail: CollectionRail;
    /** The provider's id of it. */
    providerRef: string | null;
    /** The number of what was paid for, by which the payer and the receipt know it. */
    number: string | null;
    amount: bigint;
    collectedAt: Date | null;
    /** Since when the payer's account is closed: name and mail address are forgotten then. */
    closedAt: Date | null;
    payerName: string;
    payerEmail: string;
  };
}

type Row = Omit<DisputeFacts, 'amount' | 'payment'> &
  Omit<DisputeFacts['payment'], 'amount'> & { amount: string; paid: string };

const ONE = `
  select d.id as "disputeId", d.ref, d.amount, d.currency, d.reason, d.opened_at as "openedAt",
    d.evidence_due_at as "evidenceDueAt", p.id as "paymentId", p.purpose, p.subject_id as "subjectId",
    p.user_id as "userId", coalesce(i.campaign_id, r.campaign_id) as "campaignId",
    coalesce(i.number, t.number, r.number) as number, u.pseudonymised_at as "closedAt", p.begun_in as "sessionId",
    p.created_at as "begunAt", p.rail, p.provider_payment_id as "providerRef", p.amount + p.surcharge as paid,
    p.collected_at as "collectedAt", u.first_name || ' ' || u.last_name as "payerName", u.email as "payerEmail"
  from dispute d join payment p on p.id = d.payment_id join app_user u on u.id = p.user_id
    left join investment i on p.purpose = 'investment' and i.id = p.subject_id
    left join top_up t on p.purpose = 'top_up' and t.id = p.subject_id
    left join repayment r on p.purpose = 'repayment' and r.id = p.subject_id
  where d.id = $1`;

@Injectable()
export class DisputedPayments {
  constructor(private readonly database: Database) {}

  /** @throws request.not_found */
  async find(disputeId: string): Promise<DisputeFacts> {
    const [row] = await this.database.query<Row>(ONE, [disputeId]);
    if (row === undefined) throw notFound();
    const { ref, amount, currency, reason, openedAt, evidenceDueAt, paid, ...payment } = row;
    return {
      ref,
      amount: BigInt(amount),
      currency,
      reason,
      openedAt,
      evidenceDueAt,
      payment: { ...payment, amount: BigInt(paid) },
    };
  }
}
