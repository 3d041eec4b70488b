import type pg from 'pg';
import { INVESTORS } from './data.js';

/** Every transaction of the generator has two lines. */
const LINES = 2;
/** As many lines in each ordinary wallet, at any size: the platform grows by people. Half are credits. */
const LINES_OF_WALLET = 12;
const CREDITS_OF_WALLET = 6;
const INVESTED_OF_WALLET = LINES_OF_WALLET - CREDITS_OF_WALLET;
const PAGE = 60_000;

const person = (n: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const request = (n: string): string => `('00000000-0000-7000-d000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const campaign = (n: string): string => `('00000000-0000-7000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const investment = (n: string): string => `('00000000-0000-7000-c000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** People beyond those of the other benchmarks; the first of them has the fuller wallet. */
export const scalePerson = (n: number): string =>
  `00000000-0000-7000-8000-${(INVESTORS + n).toString(16).padStart(12, '0')}`;

const MONEY_IN = 1_000_000_000;

/**
 * Grows the ledger to about `lines` lines with bulk inserts instead of `ledger.post`: what it would write for
 * investments from wallets into campaigns, with the related rows, so that every invariant holds. Each wallet has six
 * credits and six investments, the first one `fuller` lines more.
 */
export async function growBooks(
  client: pg.Client,
  grown: { people: number; investments: number },
  lines: number,
  fuller: number,
  campaigns: number,
): Promise<{ people: number; investments: number }> {
  const people = Math.floor(lines / LINES / LINES_OF_WALLET);
  const investments = people * INVESTED_OF_WALLET + fuller;
  await client.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
     select ${person(`${INVESTORS} + n`)}, 's' || n || '@example.org', 'Scale', 'Investor', 'scale-' || n, 'investor', now(), now(), now()
     from generate_series($1::int + 1, $2::int) n`,
    [grown.people, people],
  );
  await client.query(
    `select count(ledger.open_account('L:wallet:' || ${person(`${INVESTORS} + n`)} || ':USD')) from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `select count(ledger.open_account('L:escrow:' || ${campaign('n')} || ':USD')) from generate_series(1, $1::int) n`,
    [campaigns],
  );
  await client.query(`select ledger.open_account('X:adjustment:USD')`);
  await client.query('set session_replication_role = replica');
  for (let from = grown.people; from < people; from += PAGE / CREDITS_OF_WALLET) {
    await book(
      client,
      CREDITS,
      from * CREDITS_OF_WALLET,
      Math.min(people, from + PAGE / CREDITS_OF_WALLET) * CREDITS_OF_WALLET,
      INVESTORS,
    );
  }
  for (let from = grown.investments; from < investments; from += PAGE) {
    await book(client, INVESTED, from, Math.min(investments, from + PAGE), people, fuller, campaigns);
  }
  await client.query(BALANCES);
  await client.query(CAPACITY);
  await client.query(DAYS);
  await client.query('set session_replication_role = origin');
  for (let sealed = 1; sealed > 0;) {
    const { rows } = await client.query<{ sealed: number }>('select ledger.seal_block() as sealed');
    sealed = rows[0]?.sealed ?? 0;
  }
  await client.query('vacuum analyze');
  return { people, investments };
}

/** Transactions (kind, source type, source, debit, credit, minor) of a query, with their lines. */
const BOOK = (moves: string): string => `
  with moves as materialized (${moves}),
  made as (
    insert into ledger.tx (uid, kind, phase, source_type, source_id, effective_at, actor, body_hash)
    select gen_random_uuid(), kind, 'posted', source_type, source_id, now(), 'bench', '\\x00' from moves order by source_id
    returning id, source_id),
  waits as (insert into ledger.unsealed (tx_id) select id from made)
  insert into ledger.line (tx_id, n, account_id, currency, side, amount)
  select m.id, v.n, a.id, 'USD', v.side, w.minor from made m join moves w on w.source_id = m.source_id
  cross join lateral (values (1, 'D', w.debit), (2, 'C', w.credit)) v(n, side, code) join ledger.account a on a.code = v.code`;

const CREDITS = {
  rows: `insert into adjustment_request (id, postings, reason, requested_by, requested_at, approved_by, approved_at)
    select ${request('n')}, '[]', 'bench', ${person('1')}, now(), ${person('$3::int')}, now() from generate_series($1::int + 1, $2::int) n`,
  book: BOOK(`select 'adjustment' as kind, 'adjustment' as source_type, ${request('n')}::text as source_id,
    'X:adjustment:USD' as debit, 'L:wallet:' || ${person(`$3::int + 1 + (n - 1) / ${CREDITS_OF_WALLET}`)} || ':USD' as credit, ${MONEY_IN} as minor
    from generate_series($1::int + 1, $2::int) n`),
};

/** Whose the nth investment is: in turns, the last ones all of the first person. */
const OWNER = person(`${INVESTORS} + case when n > $5::int then 1 else 1 + n % $3::int end`);

const INVESTED = {
  rows: `insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units, unit_price,
      capacity_units, payment_type, created_at, received_at)
    select ${investment('n')}, 'SCALE-' || n, ${campaign('1 + n % $4::int')}, ${OWNER}, ${investment('n')}, 'received', 100, 'USD', 1, 100, 1, 'wallet',
      now() - make_interval(secs => 10000000 - n), now() from generate_series($1::int + 1, $2::int) n`,
  book: BOOK(`select 'investment_wallet' as kind, 'investment' as source_type, ${investment('n')}::text as source_id,
    'L:wallet:' || ${OWNER} || ':USD' as debit, 'L:escrow:' || ${campaign('1 + n % $4::int')} || ':USD' as credit, 100 as minor
    from generate_series($1::int + 1, $2::int) n`),
};

async function book(
  client: pg.Client,
  of: { rows: string; book: string },
  from: number,
  until: number,
  ...rest: readonly number[]
): Promise<void> {
  const [first = 0, fuller, campaigns] = rest;
  const parameters =
    fuller === undefined ? [from, until, first] : [from, until, first, campaigns, first * INVESTED_OF_WALLET];
  await client.query(of.rows, parameters);
  await client.query(of.book, parameters);
}

/** Balances as the ledger's trigger would have left them, stripes included. */
const BALANCES = `
  with sums as (
    select l.account_id, (t.id % a.stripes)::smallint as stripe,
      coalesce(sum(l.amount) filter (where l.side = 'D'), 0) as dr, coalesce(sum(l.amount) filter (where l.side = 'C'), 0) as cr
    from ledger.line l join ledger.tx t on t.id = l.tx_id join ledger.account a on a.id = l.account_id group by 1, 2)
  update ledger.balance b set dr = s.dr, cr = s.cr from sums s where s.account_id = b.account_id and s.stripe = b.stripe`;

const DAYS = `
  insert into campaign_day (campaign_id, day, begun, paid, received)
  select campaign_id, (created_at at time zone 'UTC')::date, count(*), count(*), sum(amount) from investment group by 1, 2
  on conflict (campaign_id, day) do update set begun = excluded.begun, paid = excluded.paid, received = excluded.received`;
const CAPACITY = `
  update campaign_capacity k set taken = s.units, received = s.amount, investors = s.investors
  from (select campaign_id, sum(capacity_units) as units, sum(amount) as amount, count(distinct investor_id) as investors
        from investment group by campaign_id) s where s.campaign_id = k.campaign_id`;
