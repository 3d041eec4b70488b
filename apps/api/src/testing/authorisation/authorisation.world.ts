import {
  campaignsApi,
  leavingApi,
  communicationApi,
  paymentsApi,
  repaymentsApi,
  usersAdminApi,
  walletApi,
  type AdminRole,
} from '@cairn/contracts';
import { Sessions } from '../../kernel/auth/sessions.js';
import { Tokens } from '../../kernel/auth/tokens.js';
import { newId, newSecret } from '../../kernel/crypto/ids.js';
import { BANK } from '../bank-account.js';
import { failures } from '../failures.js';
import { investingRecords } from './authorisation.investing.js';
import { coveredRecords } from './authorisation.covered.js';
import { agreementRecords } from './authorisation.certificates.js';
import { campaignRecords } from './authorisation.campaign-records.js';
import { campaignFiles } from './authorisation.campaign-files.js';
import type { CallerName, ObjectName } from './authorisation.rows.js';
import { aDraft, aCampaign, DAY } from '../campaigns.js';
import { anInvestor, aPerson, type Person } from '../people.js';
import { aCase } from '../screening/screening.js';
import type { TestWorld } from '../test-sandbox.js';
import { investAs } from '../investing/invest-as.js';

export interface AuthorisationWorld {
  /** A session of this caller, a fresh one when asked; null for a visitor. */
  token: (caller: CallerName, fresh?: boolean) => Promise<string | null>;
  /** A session by which an admin views the site as this caller. */
  viewToken: (viewed: CallerName) => Promise<string>;
  /** A session that has not passed step-up authentication. */
  tokenWithoutStepUp: (caller: 'owner' | 'super') => Promise<string>;
  idOf: (object: ObjectName) => string;
  idOfNone: (object: ObjectName) => string;
}

const ROLES: readonly AdminRole[] = ['moderator', 'compliance', 'finance', 'operator', 'super'];

async function openSession(
  t: TestWorld,
  person: Person,
  kind: 'web' | 'admin',
  how: CallerName,
  steppedUp = true,
): Promise<string> {
  const { sessionId, expiresAt } = await t.db.inTx((tx) =>
    t.get(Sessions).open(tx, person.id, kind, { ip: null, userAgent: null }, { steppedUp }),
  );
  if (how === 'expired') {
    await t.db.query(`update session set expires_at = now() - interval '1 second' where id = $1`, [sessionId]);
  }
  if (how === 'revoked') await t.db.inTx((tx) => t.get(Sessions).revoke(tx, sessionId));
  return t.get(Tokens).forSession(sessionId, kind, expiresAt);
}

/** The payout that the owner of a funded campaign has asked for. */
export async function aPayout(t: TestWorld): Promise<string> {
  const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
  const backer = await anInvestor(t, { wallet: 100_000n });
  await investAs(backer.api, {
    params: { campaignId: id },
    body: { amount: 100_000, paymentType: 'wallet' },
    idempotencyKey: newId(),
  });
  await t.travel(32 * DAY);
  const body = { amount: 1_000 };
  const asked = await owner.api.send(repaymentsApi.requestPayout, {
    params: { campaignId: id },
    body,
    idempotencyKey: newId(),
  });
  return asked.id;
}

/** Records of one investor and one owner, and everybody who may try to reach them. */
export async function anAuthorisationWorld(t: TestWorld): Promise<AuthorisationWorld> {
  const payout = await aPayout(t);
  const { id: liveCampaign, slug, owner } = await aCampaign(t);
  const [investor, otherInvestor, pendingPerson, otherOwner, expired, unactivated] = await Promise.all([
    anInvestor(t, { wallet: 100_000n }),
    anInvestor(t, { wallet: 100_000n }),
    anInvestor(t),
    aPerson(t, { userType: 'campaign-owner' }),
    aPerson(t),
    aPerson(t),
  ]);
  const admins = await Promise.all(ROLES.map((adminRole) => aPerson(t, { adminRole })));
  await t.db.query('update app_user set activated_at = null where id = $1', [unactivated.id]);
  const [draft, doomed, pending] = await Promise.all([
    aDraft(t, {}, owner),
    aDraft(t, {}, owner),
    aDraft(t, {}, owner),
  ]);
  await owner.api.send(campaignsApi.change, { params: { id: pending.id }, body: { status: 1 } });
  const investment = await investAs(investor.api, {
    params: { campaignId: liveCampaign },
    body: { amount: 50_000 },
    idempotencyKey: newId(),
  });
  const session = await investor.api.send(paymentsApi.createCheckout, {
    body: { purpose: 'investment', id: investment.id },
    idempotencyKey: newId(),
  });
  const entries = await investor.api.send(walletApi.transactions, { query: {} });
  const topUp = await investor.api.send(walletApi.open, {
    body: { amount: 1_000, currency: 'USD' },
    idempotencyKey: newId(),
  });
  const withdrawal = await investor.api.send(walletApi.withdraw, {
    body: {
      amount: 1_000,
      currency: 'USD',
      ...BANK,
    },
    idempotencyKey: newId(),
  });
  const preference = await investor.api.send(communicationApi.createPreferences, { body: {} });
  const { conversation } = await investor.api.send(communicationApi.sendMessage, {
    body: { campaignId: liveCampaign, text: 'Good morning.' },
  });
  await owner.api.send(communicationApi.report, {
    params: { conversationId: conversation.id },
    body: { reason: 'spam' },
  });
  const [report] = await t.db.query<{ id: string }>('select id from message_report');
  const connectAccount = await owner.api.send(paymentsApi.connect, {});
  const [profile] = await t.db.query<{ id: string }>('select id from investor_profile where user_id = $1', [
    investor.id,
  ]);
  await t.db.query(`update investor_profile set state = 'under_review' where user_id = $1`, [pendingPerson.id]);
  const [identity] = await t.db.query<{ id: string }>('select id from investor_profile where user_id = $1', [
    pendingPerson.id,
  ]);
  const [repayment, accreditation] = [newId(), newId()];
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, idempotency_key, created_at)
       values ($1, 'REF-1', $2, 'dividend', 100, 0, 'USD', '2027-01-04', 'due', $1, kernel.now())`,
      [repayment, liveCampaign],
    );
    await client.query(
      `insert into accreditation (id, user_id, state, grounds, verification_type, detail, stated, currency, submitted_at)
       values ($1, $2, 'under_review', '{income}', 'accreditation_letter', 'seen', '{"incomeLater": 22000000}', 'USD', kernel.now())`,
      [accreditation, otherInvestor.id],
    );
  });
  const [colleague, asking] = [await aPerson(t, { adminRole: 'moderator' }), await aPerson(t, { adminRole: 'super' })];
  const adminChange = newId();
  await t.db.query(
    `insert into admin_change (id, kind, subject_id, email, role, reason, needs_second, maker_id, made_at, state)
     values ($1, 'role', $2, $3, 'finance', 'Asked for by phone', true, $4, kernel.now(), 'waiting')`,
    [adminChange, colleague.id, colleague.email, asking.id],
  );
  const platformFee = newId();
  await t.db.query(
    `insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, maker_id, made_at,
       state)
     values ($1, '2016-01-01', 500, 1000, 1500, 'Another market', $2, kernel.now(), 'waiting')`,
    [platformFee, asking.id],
  );
  const { payment, refund, dispute, deadLetter } = await failures(t, investor.id);
  // Of a past day: callers who may remove rates have access, and get an error that this one stays.
  await t.db.query(
    `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
     values ('GBP', 'USD', '2026-01-05', 1.3, 'A bank', kernel.now())`,
  );
  const someone = await aPerson(t);
  const [met = { id: '', slug: '' }] = await t.db.query<{ id: string; slug: string }>(
    'select id, slug from app_user where id = $1',
    [someone.id],
  );
  await investor.api.send(leavingApi.invite, { body: { emails: 'known@example.org' } });
  const [invitation] = (await investor.api.send(leavingApi.invitations, { query: {} })).items;
  const dataExport = await investor.api.send(leavingApi.askExport, {});
  const webSession = await t.db.inTx((tx) =>
    t.get(Sessions).open(tx, investor.id, 'web', { ip: null, userAgent: null }),
  );
  const [contentRecord] = await t.db.query<{ id: string }>(`select id from content_record where kind = 'currency'`);
  const [contentPageRecord] = await t.db.query<{ id: string }>(
    `select id from content_record where kind = 'content-page'`,
  );
  const inquiry = newId();
  await t.db.query(
    `insert into contact_inquiry (id, question_type, name, email, subject, description, language, created_at)
     values ($1, 'other', 'Somebody', 'somebody@example.org', 'Question', 'Where is it?', 'en', kernel.now())`,
    [inquiry],
  );
  const ids: Record<ObjectName, string> = {
    draft: draft.id,
    doomedDraft: doomed.id,
    liveCampaign,
    slug,
    investment: investment.id,
    repayment,
    topUp: topUp.id,
    walletEntry: entries.items[0]?.transactionId ?? '',
    profile: profile?.id ?? '',
    session: session.sessionId,
    connectAccount: connectAccount.id,
    pendingCampaign: pending.id,
    ...(await campaignFiles(t, { draft: draft.id, live: liveCampaign }, owner, pendingPerson)),
    ...(await investingRecords(investor, liveCampaign)),
    ...(await campaignRecords(t, liveCampaign, { owner, investor, otherInvestor })),
    ...(await coveredRecords(owner, liveCampaign)),
    ...(await agreementRecords(t, liveCampaign, investor)),
    identity: identity?.id ?? '',
    accreditation,
    payout,
    withdrawal: withdrawal.id,
    payment,
    refund,
    dispute,
    deadLetter,
    exchangeRate: 'GBP-USD-2026-01-05',
    contentPage: 'terms',
    optionKind: 'domicile',
    siteMark: 'siteLogo',
    screeningCase: await aCase(t),
    screeningListKind: 'sanctions',
    contentRecord: contentRecord?.id ?? '',
    contentPageRecord: contentPageRecord?.id ?? '',
    siteLanguage: 'fr',
    inquiry,
    emailPreference: preference.id ?? '',
    conversation: conversation.id,
    messageReport: report?.id ?? '',
    mailTemplate: 'activation',
    webSession: webSession.sessionId,
    dataExport: dataExport.id,
    invitation: invitation?.id ?? '',
    user: met.id,
    adminAccount: colleague.id,
    adminChange,
    platformFee,
    readinessStep: 'fees',
    profileSlug: met.slug,
    secret: newSecret(),
  };
  const people: Partial<Record<CallerName, Person>> = {
    investor,
    otherInvestor,
    owner,
    otherOwner,
    expired,
    revoked: expired,
    unactivated,
    ...Object.fromEntries(ROLES.map((role, index) => [role, admins[index]])),
  };
  const tokens = new Map<CallerName, string>();
  const isAdmin = (caller: CallerName): boolean => ROLES.some((role) => role === caller);
  return {
    token: async (caller, fresh = false) => {
      const [person, known] = [people[caller], tokens.get(caller)];
      if (person === undefined) return null;
      if (known !== undefined && !fresh) return known;
      const token = await openSession(t, person, isAdmin(caller) ? 'admin' : 'web', caller);
      if (!fresh) tokens.set(caller, token);
      return token;
    },
    viewToken: async (viewed) => {
      const params = { id: people[viewed]?.id ?? '' };
      const body = { reason: 'Asked for by phone' };
      return (await admins[ROLES.indexOf('super')]!.api.send(usersAdminApi.view, { params, body })).token;
    },
    tokenWithoutStepUp: (caller) =>
      openSession(
        t,
        caller === 'owner' ? owner : (admins.at(-1) ?? owner),
        isAdmin(caller) ? 'admin' : 'web',
        caller,
        false,
      ),
    idOf: (object) => ids[object],
    idOfNone: (object) =>
      object === 'slug' || object === 'profileSlug' ? 'no-such-page' : object === 'session' ? 'cs_none' : newId(),
  };
}
