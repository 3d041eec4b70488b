import {
  campaignsApi,
  leavingApi,
  communicationApi,
  paymentsApi,
  usersAdminApi,
  walletApi,
  type AdminRole,
} from '@cairn/contracts';
import { Sessions } from '../../kernel/auth/sessions.js';
import { Tokens } from '../../kernel/auth/tokens.js';
import { newId, newSecret } from '../../kernel/crypto/ids.js';
import { BANK } from '../bank-account.js';
import { investingRecords } from './authorisation.investing.js';
import { coveredRecords } from './authorisation.covered.js';
import { agreementRecords } from './authorisation.certificates.js';
import { campaignRecords } from './authorisation.campaign-records.js';
import { campaignFiles } from './authorisation.campaign-files.js';
import { consoleRecords } from './authorisation.console-records.js';
import type { CallerName, ObjectName } from './authorisation.rows.js';
import { aDraft, aCampaign } from '../campaigns.js';
import { anEscrowLinkOf } from '../rails/escrow-links.js';
import { aSavedAccountOf } from '../rails/saved-accounts.js';
import { aPayerAccountOf } from '../rails/payer-accounts.js';
import { aLinkedAccountOf } from '../rails/linked-accounts.js';
import { anInvestor, aPerson, type Person } from '../people.js';
import { aPayout } from '../terms/payouts.js';
import { secondWalletRecords } from '../rails/second-wallets.js';
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
    body: { amount: 1_000, currency: 'USD', ...BANK },
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
  const ids: Record<ObjectName, string> = {
    draft: draft.id,
    doomedDraft: doomed.id,
    liveCampaign,
    slug,
    investment: investment.id,
    topUp: topUp.id,
    ...(await secondWalletRecords(t, investor)),
    walletEntry: entries.items[0]?.transactionId ?? '',
    profile: profile?.id ?? '',
    session: session.sessionId,
    connectAccount: connectAccount.id,
    linkedAccount: await aLinkedAccountOf(t, investor.id),
    payerAccount: await aPayerAccountOf(t, investor.id),
    savedAccount: await aSavedAccountOf(t, investor.id, '000123456789'),
    doomedSavedAccount: await aSavedAccountOf(t, investor.id, '000123456780'),
    doomedLinkedAccount: await aLinkedAccountOf(t, investor.id),
    escrowLink: await anEscrowLinkOf(t, investor.id, 'north_ach'),
    doomedEscrowLink: await anEscrowLinkOf(t, investor.id, 'north_card'),
    pendingCampaign: pending.id,
    ...(await consoleRecords(t, liveCampaign, { investor, otherInvestor, pendingPerson })),
    ...(await campaignFiles(t, { draft: draft.id, live: liveCampaign }, owner, pendingPerson)),
    ...(await investingRecords(investor, liveCampaign)),
    ...(await campaignRecords(t, liveCampaign, { owner, investor, otherInvestor })),
    ...(await coveredRecords(owner, liveCampaign)),
    ...(await agreementRecords(t, liveCampaign, investor)),
    payout,
    withdrawal: withdrawal.id,
    emailPreference: preference.id ?? '',
    conversation: conversation.id,
    messageReport: report?.id ?? '',
    webSession: webSession.sessionId,
    dataExport: dataExport.id,
    invitation: invitation?.id ?? '',
    user: met.id,
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
