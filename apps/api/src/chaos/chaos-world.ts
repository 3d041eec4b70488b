import pg from 'pg';
import { CampaignStatus } from '@cairn/contracts';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import type { Config } from '../kernel/config/config.js';
import { newId } from '../kernel/crypto/ids.js';
import { PersonalData } from '../kernel/crypto/personal-data.js';
import { Database } from '../kernel/database/in-tx.js';
import { pause } from '../kernel/process/outage.js';
import type { Calls } from './chaos-calls.js';
import { invest, ownAccount, type Trader } from './chaos-investing.js';
import { creditEach, fillCampaigns, fillPeople, investorId } from '../bench/data.js';

const OWNER = '00000000-0000-7000-a000-000000000001';
const ADMINS = ['00000000-0000-7000-b000-000000000001', '00000000-0000-7000-b000-000000000002'] as const;
const campaignId = (n: number): string => `00000000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;

export const CAMPAIGNS = {
  /** Fixed, with a goal out of reach: in the end everything goes back to where it came from. */
  failing: campaignId(1),
  /** Takes what comes, and is funded in the end. */
  succeeding: campaignId(2),
  /** A loan that is funded before the first kill and repaid during the kills. */
  loan: campaignId(3),
  /** Funded before the first kill and paid out during the kills. */
  paidOut: campaignId(4),
} as const;

export interface World {
  investors: Trader[];
  /** They pay from the wallet and by another way together. */
  mixers: Trader[];
  /** They have a bank account and a card linked at the escrow agent. */
  escrowed: Trader[];
  /** Somebody who has linked a bank account. */
  linked: { token: string; accountId: string };
  owner: string;
  admins: [string, string];
}

const TRADERS = 60;
const MIXERS = 8;
const ESCROWED = 6;
const HOUR = 3_600_000;
const CLOSING_MILLISECONDS = 120_000;

export async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillPeople(client);
  await client.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, admin_role, activated_at, created_at, updated_at)
     select id, 'admin' || n || '@example.org', 'Chaos', 'Admin', 'chaos-admin-' || n, 'both', 'super', now(), now(), now()
     from unnest($1::uuid[]) with ordinality a(id, n)`,
    [ADMINS],
  );
  await creditEach(client, 'select $1::uuid as id, 900000000 as minor', [OWNER]);
  await fillCampaigns(client, 1, 4, 1);
  await client.query(`update campaign set raise_mode = 'fixed' where id = $1`, [CAMPAIGNS.failing]);
  await client.query(`update campaign set minimum_raise = 100 where id <> $1`, [CAMPAIGNS.failing]);
  await client.query(`update campaign_capacity set threshold = 100 where campaign_id <> $1`, [CAMPAIGNS.failing]);
  await client.query(
    `update campaign set type = 'debt', price_per_share = null, available_shares = null, pre_money_valuation = null,
       interest_rate = '0.08', invest_frequency = 'monthly', repayment_schedule = 'interest_only', term_months = 60,
       payback_start = current_date + 40 where id = $1`,
    [CAMPAIGNS.loan],
  );
  // A loan's capacity is counted in money, that of the shares it was made from in shares.
  await client.query(
    `update campaign_capacity k set max_units = c.max_offering from campaign c where c.id = k.campaign_id and c.id = $1`,
    [CAMPAIGNS.loan],
  );
  await client.query(
    `update content_record set enabled = true where kind = 'payment-gateway' and code in ('ach', 'paypal', 'wire', 'north_ach', 'north_card')`,
  );
  await client.query(`update site_setting set value = '"yes"' where name = 'mangoPayModule'`);
  for (const table of ['campaign', 'campaign_capacity']) {
    await client.query(
      `update ${table} set closes_at = now() + interval '1 hour' where ${table === 'campaign' ? 'id' : 'campaign_id'} = any($1)`,
      [[CAMPAIGNS.loan, CAMPAIGNS.paidOut]],
    );
  }
  await client.end();
}

/** Sessions for those who act, with proof that they are there for as long as the run lasts. */
export async function signIn(config: Config): Promise<World> {
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: false,
  });
  const open = async (id: string, kind: 'web' | 'admin'): Promise<string> => {
    const database = app.get(Database);
    const visitor = { ip: null, userAgent: null };
    const { sessionId, expiresAt } = await database.inTx((tx) =>
      app.get(Sessions).open(tx, id, kind, visitor, { steppedUp: true }),
    );
    await database.query(`update session set stepped_up_at = now() + interval '2 hours' where id = $1`, [sessionId]);
    return app.get(Tokens).forSession(sessionId, kind, expiresAt);
  };
  const investors: Trader[] = [];
  for (let n = 1; n <= TRADERS; n++)
    investors.push({ id: investorId(n), token: await open(investorId(n), 'web'), account: '' });
  const others: Trader[] = [];
  for (let n = TRADERS + 1; n <= TRADERS + MIXERS + ESCROWED; n++)
    others.push({ id: investorId(n), token: await open(investorId(n), 'web'), account: '' });
  const mixers = others.slice(0, MIXERS);
  const escrowed = others.slice(MIXERS);
  const linked = { token: await open(investorId(TRADERS + MIXERS + ESCROWED + 1), 'web'), accountId: '' };
  await identify(app.get(Database), app.get(PersonalData));
  const owner = await open(OWNER, 'web');
  const admins: [string, string] = [await open(ADMINS[0], 'admin'), await open(ADMINS[1], 'admin')];
  await app.close();
  return { investors, mixers, escrowed, linked, owner, admins };
}

/** The benchmark's people have no birth date, and another name: whoever keeps money for somebody is told both. */
async function identify(database: Database, personalData: PersonalData): Promise<void> {
  const rows = await database.query<{ id: string }>('select id from investor_profile');
  const born = rows.map(({ id }) =>
    personalData.encrypt('1980-02-03', { table: 'investor_profile', column: 'date_of_birth', id }).toString('base64'),
  );
  await database.query(
    `update investor_profile p set date_of_birth = decode(n.born, 'base64'), legal_first_name = 'Chaos', legal_last_name = 'Trader'
     from unnest($1::uuid[], $2::text[]) n(id, born) where n.id = p.id`,
    [rows.map(({ id }) => id), born],
  );
}

/** Has somebody link a bank account on the provider's page. */
export async function linkAccount(calls: Calls, { linked }: World): Promise<void> {
  const { token } = linked;
  const opened = await calls.ask({ path: '/ach/connect', token, body: {} });
  const page = String(opened?.data['url']).split('/').at(-1) ?? '';
  await calls.control('POST', `/plaid/links/${page}/finish`, {});
  const taken = await calls.ask({ path: '/ach/connect', token, body: { connection: opened?.data['id'] } });
  const account = taken?.data['account'] as { id: string } | null | undefined; // the contract's account
  if (account === null || account === undefined)
    throw new Error(`The set-up cannot link an account: ${JSON.stringify([opened, taken])}`);
  linked.accountId = account.id;
}

/** Funds the loan and the campaign that is paid out, closes both, and connects their owner to the provider. */
export async function prepare(calls: Calls, world: World, url: string): Promise<void> {
  for (const trader of [...world.investors, ...world.mixers, ...world.escrowed])
    trader.account = await ownAccount(calls, trader.token);
  for (const campaign of [CAMPAIGNS.loan, CAMPAIGNS.paidOut]) {
    for (const trader of world.investors) {
      const answer = await invest(calls, trader, { campaign, amount: 500_000, key: newId(), fromWallet: true });
      if (answer === null || answer.status >= 300)
        throw new Error(`The set-up cannot invest: ${JSON.stringify(answer)}`);
    }
  }
  await calls.control('POST', '/stripe/topups', { amount: 50_000_000, currency: 'usd' });
  await calls.control('POST', '/stripe/balance/available', {});
  await calls.control('POST', '/paypal/topups', { amount: 50_000_000 });
  const account = await calls.ask({ path: '/stripe-connect', token: world.owner, body: {} });
  const accountId = account?.data['accountId'];
  if (typeof accountId !== 'string') throw new Error(`The owner cannot connect: ${JSON.stringify(account)}`);
  await calls.control('POST', `/stripe/accounts/${accountId}/onboard`, {});
  await calls.control('POST', '/clock', { advanceMs: 2 * HOUR });
  await untilClosed(url);
}

/**
 * Waits until the campaigns that are paid out during the kills have closed: before, their owner has nothing to request.
 */
async function untilClosed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const until = Date.now() + CLOSING_MILLISECONDS; Date.now() < until; await pause(500)) {
      const { rowCount } = await client.query('select 1 from campaign where id = any($1) and status = any($2)', [
        [CAMPAIGNS.loan, CAMPAIGNS.paidOut],
        // A flexible campaign below its goal is unsuccessful, but still funded.
        [CampaignStatus.successful, CampaignStatus.unsuccessful],
      ]);
      if (rowCount === 2) return;
    }
    throw new Error('The set-up cannot close its campaigns');
  } finally {
    await client.end();
  }
}
