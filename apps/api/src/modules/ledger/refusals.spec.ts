import { newId } from '../../kernel/crypto/ids.js';
import { booksHold, codeOf, entryOf, post, settle, transfer } from '../../testing/ledger/books.js';
import { aCampaign } from '../../testing/campaigns.js';
import { aHolder, credit, walletOf } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountCode } from './accounts.js';
import { Ledger, type LedgerEntry } from './ledger.js';

describe('what the ledger refuses', () => {
  let t: TestApp;
  let rich: string;
  let other: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    rich = await aHolder(t);
    other = await aHolder(t);
    await credit(t, rich, 1_000n);
  });
  afterEach(() => booksHold(t));
  afterAll(() => t.close());

  it('a key that is used again with another content; with the same it gives the first transaction', async () => {
    const entry = entryOf([transfer(rich, other, 100n)]);
    const first = await post(t, entry);
    expect(first.replayed).toBe(false);
    expect(await post(t, entry)).toEqual({ id: first.id, replayed: true });
    const another = entryOf([transfer(rich, other, 200n)], { uid: entry.uid });
    expect(await codeOf(post(t, another))).toBe('ledger.key_reused');
    expect(await walletOf(t, rich)).toBe(900n);
  });

  it('a second transaction of one source, kind and phase', async () => {
    const sourceId = newId();
    await post(t, entryOf([transfer(rich, other, 100n)], { sourceId }));
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 100n)], { sourceId })))).toBe('23505 tx_source_once');
  });

  it('an unbalanced transaction, which only its owner could write', async () => {
    await t.database.asOwner(async (client) => {
      const { rows } = await client.query<{ id: string }>(`select ledger.open_account('L:wallet:${rich}:USD') as id`);
      await client.query('begin');
      const { rows: made } = await client.query<{ id: string }>(
        `insert into ledger.tx (uid, kind, phase, source_type, source_id, effective_at, actor, body_hash)
         values ($1::uuid, 'adjustment', 'posted', 'test', $1::uuid::text, now(), 'test', '\\x00') returning id`,
        [newId()],
      );
      const lines = client.query(
        `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
         select $1, n, $2, 'USD', side, amount from (values (1, 'D', 100), (2, 'C', 90)) v(n, side, amount)`,
        [made[0]?.id, rows[0]?.id],
      );
      expect(await codeOf(lines)).toBe('CL002');
      await client.query('rollback');
    });
  });

  it('an amount of nothing, one below zero, and a transaction without lines', async () => {
    expect(await codeOf(post(t, entryOf([])))).toBe('ledger.unbalanced');
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 0n)])))).toBe('ledger.unbalanced');
    expect(await codeOf(post(t, entryOf([transfer(rich, other, -5n)])))).toBe('23514 line_amount_check');
  });

  it('a line whose currency is not its account’s', async () => {
    const euros = { ...transfer(rich, other, 10n), credit: accountCode.wallet(other, 'EUR') };
    expect(await codeOf(post(t, entryOf([euros])))).toBe('23503 line_account_id_currency_fkey');
  });

  it('an unknown kind of transaction and an unknown group of accounts', async () => {
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 1n)], { kind: 'gift' })))).toBe('23503 tx_kind_fkey');
    const nowhere = { ...transfer(rich, other, 1n), credit: 'L:pocket:USD' };
    expect(await codeOf(post(t, entryOf([nowhere])))).toBe('ledger.not_allowed');
  });

  it('V-24 paying out more than there is, and more than a hold has left', async () => {
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 1_001n)])))).toBe('wallet.insufficient');
    const hold = entryOf([transfer(rich, other, 700n)], { phase: 'pending' });
    await post(t, hold);
    expect(await walletOf(t, rich)).toBe(300n);
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 301n)])))).toBe('wallet.insufficient');
    expect(await codeOf(post(t, entryOf([transfer(rich, other, 301n)], { phase: 'pending' })))).toBe(
      'wallet.insufficient',
    );
    await settle(t, hold.uid, 'void');
    expect(await walletOf(t, rich)).toBe(1_000n);
  });

  it('a second settlement, and the settlement of what was never pending', async () => {
    const hold = newId();
    await post(t, entryOf([transfer(rich, other, 400n)], { uid: hold, phase: 'pending' }));
    expect(await walletOf(t, other)).toBe(0n);
    await settle(t, hold, 'post');
    expect(await walletOf(t, other)).toBe(400n);
    expect(await codeOf(settle(t, hold, 'void'))).toBe('23505 tx_settle_once');
    expect(await codeOf(settle(t, hold, 'post'))).toBe('23505 tx_source_once');
    const posted = entryOf([transfer(rich, other, 100n)]);
    await post(t, posted);
    expect(await codeOf(settle(t, posted.uid, 'void'))).toBe('ledger.unbalanced');
    expect(await codeOf(settle(t, newId(), 'void'))).toBe('ledger.unbalanced');
  });

  it('a settlement above what was pending; a smaller one gives the rest free', async () => {
    const hold = entryOf([transfer(rich, other, 400n)], { phase: 'pending' });
    await post(t, hold);
    const partly = (minor: bigint) =>
      t.database.asOwner((client) =>
        client.query(
          `select * from ledger.post($1::uuid, 'adjustment', 'post', $2, 'adjustment', $2::uuid::text, 'test', null, null, $3)`,
          [newId(), hold.uid, JSON.stringify([{ ...transfer(rich, other, 0n), minor: minor.toString() }])],
        ),
      );
    expect(await codeOf(partly(401n))).toBe('CL002');
    await partly(150n);
    expect([await walletOf(t, rich), await walletOf(t, other)]).toEqual([850n, 150n]);
  });

  it('a reversal twice, and the reversal of money that never moved', async () => {
    const gift = entryOf([transfer(rich, other, 250n)]);
    await post(t, gift);
    const reverse = (reversesUid: string) => {
      const uid = newId();
      return post(t, {
        uid,
        kind: 'reversal',
        phase: 'posted',
        reversesUid,
        sourceType: 'adjustment',
        sourceId: uid,
        actor: 'test',
      });
    };
    await reverse(gift.uid);
    expect([await walletOf(t, rich), await walletOf(t, other)]).toEqual([1_000n, 0n]);
    expect(await codeOf(reverse(gift.uid))).toBe('23505 tx_reverses_id_key');
    const hold = entryOf([transfer(rich, other, 100n)], { phase: 'pending' });
    await post(t, hold);
    await credit(t, other, 100n);
    expect(await codeOf(reverse(hold.uid))).toBe('ledger.unbalanced');
  });

  it('a posting into a month that is closed', async () => {
    await t.database.asOwner((client) =>
      client.query(`insert into ledger.period (month, state) values ('2025-03-01', 'closed')`),
    );
    const into = (date: string) => post(t, entryOf([transfer(rich, other, 1n)], { effectiveAt: new Date(date) }));
    expect(await codeOf(into('2025-03-31T23:59:59.999Z'))).toBe('ledger.period_closed');
    await into('2025-04-01T00:00:00Z');
    await into('2025-02-28T23:59:59Z');
  });

  it('a void from another connection frees the stripe that its hold took', async () => {
    const { id: campaign } = await aCampaign(t);
    const escrow = accountCode.escrow(campaign, 'USD');
    const investments = await t.db.query<{ payment: string; price: string }>(
      `with made as (
         insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units, unit_price,
           capacity_units, payment_type, created_at)
         select gen_random_uuid(), 'STRIPE-' || n, c.id, $2, gen_random_uuid(), 'paying', c.price_per_share, 'USD', 1,
           c.price_per_share, 1, 'card', now() from campaign c, generate_series(1, 20) n where c.id = $1 returning id, amount)
       insert into payment (id, user_id, idempotency_key, purpose, subject_id, provider, rail, state, amount, currency, created_at)
       select gen_random_uuid(), $2, gen_random_uuid(), 'investment', id, 'stripe', 'card', 'open', amount, 'USD', now() from made
       returning id as payment, amount as price`,
      [campaign, rich],
    );
    const price = BigInt(investments[0]?.price ?? 0);
    const debit = accountCode.clearing('stripe', 'USD');
    const holds = investments.map(({ payment }): LedgerEntry => ({
      uid: newId(),
      kind: 'investment_card',
      phase: 'pending',
      sourceType: 'payment',
      sourceId: payment,
      actor: 'test',
      postings: [{ debit, credit: escrow, minor: price, currency: 'USD' }],
    }));
    for (const hold of holds) await post(t, hold);
    await Promise.all(holds.map(({ uid }, index) => settle(t, uid, index % 2 === 0 ? 'void' : 'post')));
    const stripes = await t.db.query<{ cr: string; cr_pend: string }>(
      'select b.cr, b.cr_pend from ledger.balance b join ledger.account a on a.id = b.account_id where a.code = $1',
      [escrow],
    );
    expect(stripes).toHaveLength(16);
    expect(stripes.map(({ cr_pend }) => cr_pend)).toEqual(stripes.map(() => '0'));
    expect(stripes.reduce((sum, { cr }) => sum + BigInt(cr), 0n)).toBe(10n * price);
    expect(await t.db.inTx((tx) => t.get(Ledger).available(tx, escrow))).toBe(10n * price);
    // What the rest of the product would have said of them, for the ledger to hold.
    await t.db.query(
      `update payment p set state = case t.phase when 'post' then 'collected' else 'expired' end
       from ledger.tx t where t.source_id = p.id::text and t.phase in ('post', 'void')`,
    );
    await t.db.query(
      `update investment i set state = case p.state when 'collected' then 'received' else 'expired' end
       from payment p where p.subject_id = i.id and i.campaign_id = $1`,
      [campaign],
    );
    await t.db.query(
      'update campaign_capacity set taken = taken + 10, received = received + $2, investors = 1 where campaign_id = $1',
      [campaign, (10n * price).toString()],
    );
    await t.db.query(
      `insert into campaign_day (campaign_id, day, begun, paid, received)
       values ($1, (kernel.now() at time zone 'UTC')::date, 20, 10, $2)`,
      [campaign, (10n * price).toString()],
    );
  });
});
