import { entryOf, post, transfer } from '../../testing/ledger/books.js';
import { aHolder, credit, walletOf } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerVerifier } from './verifier.js';

describe('the ledger under contention', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DATABASE_POOL: '16' });
  });
  afterAll(() => t.close());

  it('thirty posts of one uid at once are one transaction', async () => {
    const [from, to] = [await aHolder(t), await aHolder(t)];
    await credit(t, from, 100n);
    const entry = entryOf([transfer(from, to, 60n)]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(t, entry)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await walletOf(t, from), await walletOf(t, to)]).toEqual([40n, 60n]);
  });

  it('sixty-four transfers in random directions all happen, and the sum stays', async () => {
    const wallets = await Promise.all(Array.from({ length: 6 }, () => aHolder(t)));
    for (const wallet of wallets) await credit(t, wallet, 10_000n);
    // A fixed pseudo-random sequence (Park and Miller), so that a failure can be reproduced.
    let state = 20_261_120;
    const pick = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const moves = Array.from({ length: 64 }, () => {
      const from = pick(6);
      const to = (from + 1 + pick(5)) % 6;
      return entryOf([transfer(wallets[from] ?? '', wallets[to] ?? '', BigInt(1 + pick(50)))]);
    });
    const before = await t.db.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    await Promise.all(moves.map((move) => post(t, move)));
    const balances = await Promise.all(wallets.map((wallet) => walletOf(t, wallet)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(60_000n);
    const after = await t.db.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(after).toEqual(before);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('many spenders of one wallet get what is in it and no more', async () => {
    const [from, to] = [await aHolder(t), await aHolder(t)];
    await credit(t, from, 100n);
    const attempts = await Promise.allSettled(
      Array.from({ length: 24 }, () => post(t, entryOf([transfer(from, to, 9n)]))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect([await walletOf(t, from), await walletOf(t, to)]).toEqual([1n, 99n]);
  });

  it('transactions that open the same accounts at once do not wait for each other in a ring', async () => {
    const wallets = await Promise.all(Array.from({ length: 4 }, () => aHolder(t)));
    const ring = wallets.map((wallet, index) => transfer(wallet, wallets[(index + 1) % 4] ?? '', 5n));
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        post(t, entryOf([...ring.slice(index % 4), ...ring.slice(0, index % 4)])),
      ),
    );
    expect(await Promise.all(wallets.map((wallet) => walletOf(t, wallet)))).toEqual([0n, 0n, 0n, 0n]);
  });
});
