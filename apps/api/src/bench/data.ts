import type pg from 'pg';

/** Ids of the benchmark follow from numbers, so that pgbench can name the same rows. */
export const investorId = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const HOT_CAMPAIGN = '00000000-0000-7000-9000-000000000001';
export const INVESTORS = 2_000;

/** Owners have some campaigns each, as anywhere: PostgreSQL plans by how many an owner has on average. */
const OWNERS = 1_000;
const OWNER = '00000000-0000-7000-a000-000000000001';
const ADMIN = '00000000-0000-7000-a100-000000000001';

/** Credits each row (id, minor) of a query: adjustments that one person asked for and another approved. */
export async function creditEach(client: pg.Client, wallets: string, parameters: unknown[] = []): Promise<void> {
  await client.query(
    `insert into adjustment_request (id, postings, reason, requested_by, requested_at, approved_by, approved_at)
     select gen_random_uuid(), jsonb_build_array(jsonb_build_object('debit', 'X:adjustment:USD',
       'credit', 'L:wallet:' || w.id || ':USD', 'minor', w.minor, 'currency', 'USD')), 'bench', '${OWNER}', now(),
       '${investorId(1)}', now() from (${wallets}) w`,
    parameters,
  );
  await client.query(
    `select count(*) from (
       select ledger.post(gen_random_uuid(), 'adjustment', 'posted', null, 'adjustment', r.id::text, 'bench', null, null, r.postings)
       from adjustment_request r
       where not exists (select from ledger.tx t where t.source_type = 'adjustment' and t.source_id = r.id::text)) posted`,
  );
}

/** People with approved identities and a million dollars in the wallet each. */
export async function fillPeople(client: pg.Client): Promise<void> {
  await client.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
     select ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, 'o' || n || '@example.org', 'Bench', 'Owner',
       'bench-owner-' || n, 'campaign-owner', now(), now(), now() from generate_series(1, $1::int) n`,
    [OWNERS],
  );
  await client.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'i' || n || '@example.org', 'Bench', 'Investor',
       'bench-' || n, 'investor', now(), now(), now() from generate_series(1, $1::int) n`,
    [INVESTORS],
  );
  await client.query(
    `insert into investor_profile (id, user_id, state, legal_first_name, legal_last_name, date_of_birth, address, city,
       postal_code, country, figures_currency, yearly_income, net_worth, submitted_at)
     select gen_random_uuid(), id, 'approved', 'Bench', 'Investor', '\\x00', '1 Main Street', 'Springfield', '12345', 'FR', 'USD',
       100000000000, 100000000000, now() from app_user where user_type = 'investor'`,
  );
  await client.query(
    `insert into accreditation (id, user_id, state, grounds, verification_type, detail, submitted_at, expires_at)
     select gen_random_uuid(), id, 'approved', '{net_worth}', 'accreditation_letter', 'bench', now(), now() + interval '1 year'
     from app_user where user_type = 'investor'`,
  );
  await creditEach(client, `select id, 100000000 as minor from app_user where user_type = 'investor'`);
}

/** Somebody of the console. */
export async function fillAdmin(client: pg.Client): Promise<string> {
  await client.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, admin_role, activated_at, created_at, updated_at)
     values ($1, 'admin@example.org', 'Bench', 'Admin', 'bench-admin', 'both', 'super', now(), now(), now())`,
    [ADMIN],
  );
  return ADMIN;
}

/** Live campaigns with all their sections, spread over so many owners; the first is the hot one. */
export async function fillCampaigns(client: pg.Client, from: number, until: number, owners = OWNERS): Promise<void> {
  await client.query(
    `insert into campaign (id, owner_id, slug, status, type, name, company_name, tag_line, city, country, category, industry,
       description, currency, raise_mode, goal, minimum_raise, maximum_raise, max_offering, minimum_investment, admission,
       available_shares, price_per_share, pre_money_valuation, summary, story_body, submitted_at, opens_at, closes_at, terms_version, created_at, updated_at)
     select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0000-7000-a000-' || lpad(to_hex(1 + n % $1::int), 12, '0'))::uuid, 'bench-campaign-' || n, 2, 'equity',
       'Campaign ' || n, 'Company ' || n || ' Limited', 'A short line about what number ' || n || ' makes', 'Porto', 'PT', 'water',
       'utilities', repeat('Words about the company. ', 20), 'USD', 'flexible', 1000000000000, 500000000000, 1000000000000,
       4000000000000, 100, 'both', 40000000000, 100, 800000000, 'A summary of the campaign.',
       jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
         jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('A sentence of the story. ', 40)))))),
       now(), now() - make_interval(mins => n), now() + interval '60 days', 1, now(), now()
     from generate_series($2::int, $3::int) n`,
    [owners, from, until],
  );
  await client.query(
    `insert into campaign_capacity (campaign_id, open, closes_at, max_units, threshold, listed_as, opens_at, received, percent)
     select id, true, closes_at, 40000000000, 500000000000, 2, opens_at, 0, 0 from campaign c
     where not exists (select 1 from campaign_capacity k where k.campaign_id = c.id)`,
  );
  await client.query(
    `insert into campaign_version (campaign_id, version, terms, made_at)
     select id, 1, jsonb_build_object('maxOfferingAmount', max_offering::text, 'pricePerShare', price_per_share::text), opens_at
     from campaign on conflict do nothing`,
  );
  // Issuer and director, decided on for as long as anything is measured: nothing holds a closing back. Nobody reads them.
  await client.query(
    `insert into covered_person (id, campaign_id, role, kind, details, answers, state, added_at, added_by, answered_at,
       decided_at, reason)
     select gen_random_uuid(), c.id, role, 'company', '', '', 'cleared', now(), c.owner_id, now() + interval '20 years',
       now() + interval '20 years', 'Measured'
     from campaign c cross join unnest(array['issuer', 'director']) role
     where not exists (select from covered_person p where p.campaign_id = c.id)`,
  );
  await client.query('vacuum analyze campaign, campaign_capacity');
}

/** Ledger history: transfers between wallets, two lines each. */
export async function fillLedger(client: pg.Client, lines: number): Promise<void> {
  await creditEach(
    client,
    `select '00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $2), 12, '0') as id, 1 as minor from generate_series(1, $1::int) n`,
    [Math.floor(lines / 2), INVESTORS],
  );
  await client.query('vacuum analyze');
}

/** A page of notifications and more for the person who asks. */
export async function fillNotifications(client: pg.Client): Promise<void> {
  await client.query(
    `insert into notification (id, user_id, kind, group_name, params, at, browser)
     select gen_random_uuid(), $1, 'investment.received', 'investing', '{"campaign": "Bench", "number": "INV-000001"}',
       now() - make_interval(hours => n), false from generate_series(1, 200) n`,
    [investorId(1)],
  );
}
