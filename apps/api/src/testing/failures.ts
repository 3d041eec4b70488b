import { newId } from '../kernel/crypto/ids.js';
import { accountCode, Ledger } from '../modules/ledger/index.js';
import { aPerson } from './people.js';
import type { TestApp } from './test-app.js';

/** A payment that needs review, a failed refund of it, a dispute about it, and an undelivered message. */
export async function failures(
  t: TestApp,
  userId: string,
): Promise<{ payment: string; refund: string; dispute: string; deadLetter: string }> {
  const made = { payment: newId(), refund: newId(), dispute: newId(), deadLetter: newId() };
  await t.db.query(
    `insert into payment (id, user_id, idempotency_key, purpose, subject_id, provider, rail, state, amount, currency, attention,
       created_at, collected_at)
     values ($1, $2, $1, 'top_up', $1, 'stripe', 'card', 'failed', 1000, 'USD', 'fraud_warning', kernel.now(), null)`,
    [made.payment, userId],
  );
  await t.db.query(
    `insert into refund (id, payment_id, provider, subject_type, subject_id, attempt, state, amount, currency, failure_code, created_at)
     values ($1, $2, 'stripe', 'top_up', $2, 1, 'failed', 1000, 'USD', 'expired_or_canceled_card', kernel.now())`,
    [made.refund, made.payment],
  );
  await t.db.query(
    `insert into dispute (id, provider, ref, payment_id, state, amount, currency, reason, opened_at)
     values ($1, 'stripe', $3, $2, 'lost', 1000, 'USD', 'fraudulent', kernel.now())`,
    [made.dispute, made.payment, `dp_${made.dispute}`],
  );
  await t.db.query(
    `insert into kernel.dead_letter (id, topic, consumer, queue, body, failure)
     values ($1, 'refund.succeeded', 'investments.refunded', 'money', '{}', 'Error: no answer')`,
    [made.deadLetter],
  );
  return made;
}

/** Money of a payment that a provider holds, on this account. */
async function held(t: TestApp, paymentId: string, account: string, kind: string, minor: bigint): Promise<void> {
  const uid = newId();
  const postings = [{ debit: accountCode.clearing('stripe', 'USD'), credit: account, minor, currency: 'USD' }];
  await t.db.inTx((tx) =>
    t.get(Ledger).post(tx, {
      uid,
      kind,
      phase: 'posted',
      sourceType: 'payment',
      sourceId: paymentId,
      actor: 'test',
      postings,
    }),
  );
}

/** A refund that the card refused; what it is worth is due, as the ledger says. */
export async function failedRefund(t: TestApp): Promise<{ id: string; userId: string }> {
  const { id: userId } = await aPerson(t);
  const { refund, payment } = await failures(t, userId);
  await held(t, payment, accountCode.refundDue('stripe', 'USD'), 'late_payment', 1_000n);
  return { id: refund, userId };
}

/** A payment of which another amount came: 9.00 wait in suspense. */
export async function quarantinedPayment(t: TestApp): Promise<string> {
  const { payment } = await failures(t, (await aPerson(t)).id);
  await t.db.query(
    `update payment set state = 'quarantined', attention = 'amount_mismatch', received = 900, received_currency = 'USD',
       collected_at = kernel.now() where id = $1`,
    [payment],
  );
  await held(t, payment, accountCode.suspense('USD'), 'quarantined_payment', 900n);
  return payment;
}

/** An item that a sweep could not finish; gives its id in the console. */
export async function parkedItem(t: TestApp, sweep = 'payments.refunds'): Promise<string> {
  const item = newId();
  await t.db.query(
    `insert into kernel.parked_item (sweep, item, cause, next_try_at)
     values ($2, $1, 'Error: no answer', clock_timestamp() + interval '1 hour')`,
    [item, sweep],
  );
  return `${sweep}|${item}`;
}
