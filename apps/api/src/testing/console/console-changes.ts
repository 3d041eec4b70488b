import { adminApi, commentsApi, communicationApi, investmentsApi, kycApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { versionOf } from '../../kernel/text/version.js';
import { LedgerVerifier } from '../../modules/ledger/index.js';
import { TwoFactor } from '../../modules/users/index.js';
import { anApplication, signContract } from '../accreditations.js';
import { aPayout } from '../authorisation/authorisation.world.js';
import { BANK } from '../bank-account.js';
import { failedRefund, failures, parkedItem, quarantinedPayment } from '../failures.js';
import { aCampaign } from '../campaigns.js';
import { anInvestor, aPerson } from '../people.js';
import { readAccreditation, readIdentity, type Read } from '../reviews.js';
import type { TestWorld } from '../test-sandbox.js';
import { sendWithdrawal, showAccount } from '../withdrawals.js';

/** The audit log's record of an action: the state before and after, one of them alone, or only that it was done. */
export type Told = 'changed' | 'made' | 'removed' | 'done';

export interface ConsoleAct {
  told: Told;
  body?: Record<string, unknown>;
  /** Sends a picture, or this file. */
  upload?: true | { name: string; content: string };
  /** Makes what the act is about: its id for the path, and what of the body is known only then. */
  prepare: Prepare;
}

export type Prepare = (t: TestWorld) => Promise<{ id?: string; body?: Record<string, unknown> }>;

export const reason = { reason: 'Not as described' };
const why = { reason: 'Asked for by phone' };
export const changed = (prepare: Prepare, body?: Record<string, unknown>): ConsoleAct => ({
  told: 'changed',
  prepare,
  ...(body === undefined ? {} : { body }),
});

const idOf = async (of: Promise<{ id: string }>): Promise<{ id: string }> => ({ id: (await of).id });

const underReview =
  (table: 'investor_profile' | 'accreditation') =>
  async (t: TestWorld): Promise<{ id: string; body: Read }> => {
    const { id: userId } = await anInvestor(t, { accredited: true });
    await t.db.query(`update ${table} set state = 'under_review' where user_id = $1`, [userId]);
    const [row] = await t.db.query<{ id: string }>(`select id from ${table} where user_id = $1`, [userId]);
    const id = row?.id ?? '';
    const reviewer = await aPerson(t, { adminRole: 'compliance' });
    return { id, body: await (table === 'accreditation' ? readAccreditation : readIdentity)(reviewer, id) };
  };

/** An application that has been signed, as an approval asks. */
const signedApplication: Prepare = async (t) => {
  const person = await aPerson(t);
  const { id } = await person.api.send(kycApi.applyForAccreditation, {
    body: anApplication(),
  });
  await signContract(person);
  return { id, body: await readAccreditation(await aPerson(t, { adminRole: 'compliance' }), id) };
};

const savedInvestment: Prepare = async (t) => {
  const { id: campaignId } = await aCampaign(t);
  const request = { params: { campaignId }, body: { amount: 20_000 }, idempotencyKey: newId() };
  return idOf((await anInvestor(t)).api.send(investmentsApi.invest, request));
};

/** One that somebody else has proposed to approve. */
const proposedApplication: Prepare = async (t) => {
  const { id, body } = await signedApplication(t);
  const first = await aPerson(t, { adminRole: 'compliance' });
  const read = { ...body, ...reason } as Read & typeof reason; // of a signed application
  await first.api.send(adminApi.approveAccreditation, { params: { id: id ?? '' }, body: read });
  return { id, body: await readAccreditation(first, id ?? '') };
};

const withdrawal = async (t: TestWorld): Promise<{ id: string }> => {
  const { api } = await anInvestor(t, { wallet: 100_000n });
  const body = { amount: 1_000, currency: 'USD', ...BANK };
  return idOf(api.send(walletApi.withdraw, { body, idempotencyKey: newId() }));
};

const DAY = 86_400_000;

/** Its new account has cooled down. */
const dueWithdrawal =
  (amount: number, upTo: 'due' | 'shown' | 'sent' = 'due') =>
  async (t: TestWorld): Promise<{ id: string }> => {
    const { api } = await anInvestor(t, { wallet: 1_000_000n });
    const body = { amount, currency: 'USD', ...BANK };
    const { id } = await api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    await t.travel(3 * DAY);
    if (upTo === 'due') return { id };
    const { api: finance } = await aPerson(t, { adminRole: 'finance' });
    await (upTo === 'shown' ? showAccount(finance, id) : sendWithdrawal(finance, id));
    return { id };
  };

/** A payout that left by bank. */
const paidPayout = async (t: TestWorld): Promise<{ id: string }> => {
  const { id } = await approvedPayout(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await api.send(adminApi.releasePayout, { params: { id }, body: { reference: 'REF-1' } });
  return { id };
};

/** A comment that waits, with the version of its words. */
const comment: Prepare = async (t) => {
  const { id: campaignId } = await aCampaign(t);
  const { api } = await anInvestor(t);
  const body = { text: 'When does it run?', disclosure: 'none' as const };
  const { id } = await api.send(commentsApi.post, { params: { campaignId }, body });
  return { id, body: { version: versionOf({ text: body.text }) } };
};

const report = async (t: TestWorld): Promise<{ id: string }> => {
  const { id: campaignId, owner } = await aCampaign(t);
  const { api } = await anInvestor(t);
  const { conversation } = await api.send(communicationApi.sendMessage, {
    body: { campaignId, text: 'Good morning.' },
  });
  const params = { conversationId: conversation.id };
  await owner.api.send(communicationApi.report, { params, body: { reason: 'spam' } });
  const [row] = await t.db.query<{ id: string }>('select id from message_report where conversation_id = $1', [
    conversation.id,
  ]);
  return { id: row?.id ?? '' };
};

/** A payout that the first of two people has approved. */
const approvedPayout = async (t: TestWorld): Promise<{ id: string }> => {
  const id = await aPayout(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await api.send(adminApi.approvePayout, { params: { id } });
  return { id };
};

const account =
  (set = '') =>
  async (t: TestWorld): Promise<{ id: string }> => {
    const person = await aPerson(t);
    if (set !== '') await t.db.query(`update app_user set ${set} where id = $1`, [person.id]);
    return { id: person.id };
  };

const withTwoFactor = async (t: TestWorld): Promise<{ id: string }> => {
  const person = await aPerson(t);
  await t.db.inTx((tx) => t.get(TwoFactor).enable(tx, person.id, 'JBSWY3DPEHPK3PXP', 0n));
  return { id: person.id };
};

const inquiry = async (t: TestWorld): Promise<{ id: string }> => {
  const id = newId();
  await t.db.query(
    `insert into contact_inquiry (id, question_type, name, email, subject, description, language, created_at)
     values ($1, 'other', 'Somebody', 'somebody@example.org', 'Question', 'Where is it?', 'en', kernel.now())`,
    [id],
  );
  return { id };
};

/** Outgoing money is frozen, and a verification has passed since. */
const frozen: Prepare = async (t) => {
  await t.db.query(
    `insert into verification.money_freeze (run_id, invariants, cause) values (0, '{I3}', 'I3: a test')`,
  );
  await t.get(LedgerVerifier).verify();
  return {};
};

const colleague = async (t: TestWorld): Promise<{ id: string }> => idOf(aPerson(t, { adminRole: 'moderator' }));

/** A change of admins that one super admin asked for and another has to confirm. */
const waitingChange: Prepare = async (t) => {
  const [subject, maker] = [await aPerson(t, { adminRole: 'moderator' }), await aPerson(t, { adminRole: 'super' })];
  const id = newId();
  await t.db.query(
    `insert into admin_change (id, kind, subject_id, email, role, reason, needs_second, maker_id, made_at, state)
     values ($1, 'role', $2, $3, 'finance', 'Joins finance', true, $4, now(), 'waiting')`,
    [id, subject.id, subject.email, maker.id],
  );
  return { id };
};

/** Every call of the console that changes something; the table of authorisation says which there are. */
export const CONSOLE_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/saved-investments/:id/archive': changed(savedInvestment, reason),
  // First: what others prepare is not as the ledger would have it, and then no money may leave.
  'POST /admin/ledger/verification': { told: 'done', prepare: async () => ({}) },
  'POST /admin/ledger/verification/lift': changed(frozen, reason),
  'POST /admin/payment-file': { told: 'made', prepare: dueWithdrawal(1_000), body: reason },
  'POST /admin/identities/:id/approve': changed(underReview('investor_profile')),
  'POST /admin/identities/:id/reveal': {
    told: 'made',
    prepare: async (t) => ({ id: (await underReview('investor_profile')(t)).id }),
    body: { field: 'dateOfBirth', ...reason },
  },
  'POST /admin/identities/:id/decline': changed(underReview('investor_profile'), reason),
  'POST /admin/accreditations/:id/approve': changed(proposedApplication, reason),
  'POST /admin/accreditations/:id/confirm-call': changed(signedApplication, reason),
  'POST /admin/accreditations/:id/decline': changed(underReview('accreditation'), reason),
  'POST /admin/payouts/:id/approve': changed(async (t) => ({ id: await aPayout(t) })),
  'POST /admin/payouts/:id/release': changed(approvedPayout, { reference: 'REF-1' }),
  'POST /admin/payouts/:id/reject': changed(async (t) => ({ id: await aPayout(t) }), reason),
  'POST /admin/payouts/:id/fail': changed(paidPayout, reason),
  'POST /admin/payouts/:id/bank-details': changed(approvedPayout, reason),
  'POST /admin/withdrawals/:id/approve': changed(dueWithdrawal(600_000)),
  'POST /admin/withdrawals/:id/send': changed(dueWithdrawal(1_000, 'shown'), { reference: 'REF-1' }),
  'POST /admin/withdrawals/:id/reject': changed(withdrawal, reason),
  'POST /admin/withdrawals/:id/fail': changed(dueWithdrawal(1_000, 'sent'), reason),
  'POST /admin/withdrawals/:id/bank-details': changed(dueWithdrawal(1_000), reason),
  'POST /admin/refunds/:id/retry': changed(async (t) => ({ id: (await failedRefund(t)).id }), reason),
  'POST /admin/refunds/:id/to-wallet': changed(async (t) => ({ id: (await failedRefund(t)).id }), reason),
  'POST /admin/payments/:id/return': changed(async (t) => ({ id: await quarantinedPayment(t) }), reason),
  'POST /admin/payments/:id/dismiss-warning': changed(
    async (t) => ({ id: (await failures(t, (await aPerson(t)).id)).payment }),
    reason,
  ),
  'POST /admin/parked-items/retry': { told: 'made', prepare: async (t) => ({ body: { id: await parkedItem(t) } }) },
  'POST /admin/dead-letters/:id/replay': changed(async (t) => ({
    id: (await failures(t, (await aPerson(t)).id)).deadLetter,
  })),
  'POST /admin/rule-figures': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { key: 'yearly_limit', value: 500_000, effectiveFrom: '2030-01-01', reason: 'A rule of our own' },
  },
  'POST /admin/exchange-rates': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { base: 'EUR', quote: 'USD', date: '2026-01-05', rate: '1.1', source: 'A bank', confirmed: true },
  },
  'POST /admin/exchange-rates/upload': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { csv: '2026-01-06,EUR,USD,1.1', source: 'A bank' },
  },
  'DELETE /admin/exchange-rates/:id': {
    told: 'removed',
    prepare: async (t) => {
      const [row] = await t.db.query<{ day: string }>(
        `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
         values ('GBP', 'USD', kernel.now()::date, 1.3, 'A bank', kernel.now()) returning on_date::text as day`,
      );
      return { id: `GBP-USD-${row?.day ?? ''}` };
    },
  },
  'POST /admin/users/:id/suspend': changed(account(), why),
  'POST /admin/users/:id/unsuspend': changed(account('suspended_at = kernel.now()'), why),
  'POST /admin/users/:id/reset-two-factor': changed(withTwoFactor, why),
  'POST /admin/users/:id/end-sessions': changed(account()),
  'POST /admin/users/:id/resend-activation': { told: 'done', prepare: account('activated_at = null') },
  'POST /admin/users/:id/view': { told: 'done', prepare: account(), body: why },
  'POST /admin/admins': {
    told: 'made',
    prepare: () => Promise.resolve({ body: { email: `${newId()}@example.org` } }),
    body: { ...why, role: 'moderator' },
  },
  'POST /admin/admins/:id/change': changed(colleague, { ...why, act: 'role', role: 'operator' }),
  'POST /admin/admin-changes/:id/confirm': changed(waitingChange),
  'POST /admin/admin-changes/:id/refuse': changed(waitingChange, why),
  'POST /admin/inquiries/:id/answer': changed(inquiry, { answer: 'It is there.' }),
  'POST /admin/comments/:id/approve': changed(comment),
  'POST /admin/comments/:id/decline': changed(comment, { guideline: 'insult' }),
  'POST /admin/comments/:id/spam': changed(comment),
  'POST /admin/message-reports/:id/dismiss': changed(report, { note: 'Looked at.' }),
  'POST /admin/message-reports/:id/uphold': changed(report, { note: 'Looked at.' }),
};
