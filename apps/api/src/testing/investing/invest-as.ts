import type { Client } from '@cairn/client';
import { investmentsApi, packOf } from '@cairn/contracts';
import type { Investment } from '@cairn/contracts/investments/investments.replies';
import type { InvestRequest } from '@cairn/contracts/investments/invest.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { derivedId, newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import type { Database } from '../../kernel/database/in-tx.js';
import { versionsOf } from '../../modules/investments/steps/step-requirements.js';
import { appOf, type TestApp } from '../test-app.js';

interface Invest {
  params: { campaignId: string };
  /** Held for a payment, or paid from the wallet at once. */
  body: Wire<InvestRequest> & { paymentType?: 'wallet' };
  idempotencyKey: string;
}

const HOLDER = {
  firstName: 'Test',
  lastName: 'Person',
  address: '1 Main Street',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  countryCode: '+33',
  mobile: '491550100',
  number: null,
};

/** Enters the steps between amount and payment as answered: what tests of payments and closings begin with. */
export async function answerSteps({ db, get }: Pick<TestApp, 'db' | 'get'>, draftId: string): Promise<void> {
  const account = newId();
  const details = get(PersonalData).encrypt(JSON.stringify(HOLDER), {
    table: 'investing_account',
    column: 'details',
    id: account,
  });
  const [site] = await db.query<{ profile: string }>(
    `select value #>> '{}' as profile from site_setting where name = 'jurisdictionProfile'`,
  );
  const pack = packOf(site?.profile ?? '');
  const versions = versionsOf(pack);
  await db.query(
    `with holder as (
       insert into investing_account (id, user_id, investing_as, details, created_at)
       select $4, investor_id, 'INDIVIDUAL', $5, kernel.now() from investment_draft d where id = $1
         and not exists (select from investing_account a where a.user_id = d.investor_id and a.ended_at is null)
       returning id, user_id),
     named as (
       update investment_draft d set account_id = coalesce((select id from holder), (select id from investing_account a
         where a.user_id = d.investor_id and a.ended_at is null order by created_at limit 1))
       where id = $1)
     insert into investing_answer (draft_id, step, version, answers, answered_at)
     select $1, step, version, '', kernel.now() from unnest($2::text[], $3::text[]) s(step, version)
     on conflict (draft_id, step) do update set version = excluded.version, answered_at = excluded.answered_at`,
    [draftId, pack.steps, pack.steps.map((step) => versions[step] ?? 'tested'), account, details],
  );
}

/** Invests as somebody does who leaves no step out; the replies of the calls in between are the product's own. */
export async function investAs(
  api: Client,
  { params, body: { paymentType, ...body }, idempotencyKey }: Invest,
): Promise<Wire<Investment>> {
  const app = appOf(api);
  const { id } = await api.send(investmentsApi.invest, { params, body, idempotencyKey });
  await answerSteps(app, id);
  return paymentType === 'wallet'
    ? api.send(investmentsApi.payFromWallet, {
        params: { id },
        body: {},
        idempotencyKey: derivedId(`${idempotencyKey}:pay`),
      })
    : api.send(investmentsApi.reserve, { params: { id }, idempotencyKey: derivedId(`${idempotencyKey}:reserve`) });
}

interface Wanted {
  campaignId: string;
  /** Of each, in minor units. */
  amount: number;
  /** Null for a loan. */
  price: number | null;
}

/** Drafts of many people at once, with all steps answered; their ids in the order of the people. */
export async function draftsOf(
  db: Pick<Database, 'query'>,
  people: readonly { userId: string }[],
  { campaignId, amount, price }: Wanted,
): Promise<string[]> {
  const [site] = await db.query<{ profile: string; version: number }>(
    `select (select value #>> '{}' from site_setting where name = 'jurisdictionProfile') as profile,
       (select terms_version from campaign where id = $1) as version`,
    [campaignId],
  );
  const pack = packOf(site?.profile ?? '');
  const versions = versionsOf(pack);
  const drafts = people.map(({ userId }) => ({ id: newId(), userId, account: newId(), key: newId() }));
  await db.query(
    `with wanted as (select * from jsonb_to_recordset($1::jsonb) w(id uuid, "userId" uuid, account uuid, key uuid)),
       holders as (
         insert into investing_account (id, user_id, investing_as, details, created_at)
         select account, "userId", 'INDIVIDUAL', '', kernel.now() from wanted),
       drafts as (
         insert into investment_draft (id, number, campaign_id, investor_id, idempotency_key, amount, currency, units, unit_price,
           capacity_units, terms_version, account_id, begun_at, touched_at)
         select w.id, 'INV-' || lpad(nextval('investment_number')::text, 6, '0'), $2, w."userId", w.key, $3::bigint, (select currency from campaign where id = $2), $3::bigint / $4::bigint, $4::bigint,
           coalesce($3::bigint / $4::bigint, $3::bigint), $5, w.account, kernel.now(), kernel.now() from wanted w)
     insert into investing_answer (draft_id, step, version, answers, answered_at)
     select w.id, s.step, s.version, '', kernel.now() from wanted w, unnest($6::text[], $7::text[]) s(step, version)`,
    [
      JSON.stringify(drafts),
      campaignId,
      amount,
      price,
      site?.version ?? 1,
      pack.steps,
      pack.steps.map((step) => versions[step] ?? 'tested'),
    ],
  );
  return drafts.map(({ id }) => id);
}
