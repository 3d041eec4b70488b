import { commentsApi, communicationApi, investmentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { versionOf } from '../../kernel/text/version.js';
import { TwoFactor } from '../../modules/users/index.js';
import { aCampaign } from '../campaigns.js';
import { anInvestor, aPerson } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';

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

export const idOf = async (of: Promise<{ id: string }>): Promise<{ id: string }> => ({ id: (await of).id });

const savedInvestment: Prepare = async (t) => {
  const { id: campaignId } = await aCampaign(t);
  const request = { params: { campaignId }, body: { amount: 20_000 }, idempotencyKey: newId() };
  return idOf((await anInvestor(t)).api.send(investmentsApi.invest, request));
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

/** Calls of the console on accounts, admins and messages; the files beside this one have those of other areas. */
export const CONSOLE_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/saved-investments/:id/archive': changed(savedInvestment, reason),
  'POST /admin/rule-figures': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { key: 'yearly_limit', value: 500_000, effectiveFrom: '2030-01-01', reason: 'A rule of our own' },
  },
  'POST /admin/users/:id/suspend': changed(account(), why),
  'POST /admin/users/:id/unsuspend': changed(account('suspended_at = kernel.now()'), why),
  'POST /admin/users/:id/reset-two-factor': changed(withTwoFactor, why),
  'POST /admin/users/:id/end-sessions': changed(account()),
  'POST /admin/users/:id/resend-activation': { told: 'done', prepare: account('activated_at = null') },
  'POST /admin/users/:id/reveal': { told: 'made', prepare: account(), body: { field: 'phoneNumber', ...why } },
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
