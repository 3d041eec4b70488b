import type { Identity } from '../../kernel/http/request.js';
import { newId } from '../../kernel/crypto/ids.js';
import { booksHold, codeOf } from '../../testing/ledger/books.js';
import { aHolder, aPerson, walletOf } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Adjustments } from './adjustments.service.js';
import { LedgerReports } from './reports.js';

describe('M-4 two admins correct a wallet', () => {
  let t: TestApp;
  let first: Identity;
  let second: Identity;
  let holder: string;
  const identity = async (): Promise<Identity> => {
    const { id, email } = await aPerson(t, { adminRole: 'finance' });
    return {
      sessionId: newId(),
      userId: id,
      kind: 'admin',
      email,
      userType: 'both',
      adminRole: 'finance',
      language: 'en',
      expiresAt: new Date(Date.now() + 60_000),
      steppedUpAt: new Date(),
      viewerId: null,
      isClosing: false,
      ip: null,
      userAgent: null,
    };
  };
  beforeAll(async () => {
    t = await startTestApp();
    [first, second] = [await identity(), await identity()];
    holder = await aHolder(t);
  });
  afterEach(() => booksHold(t));
  afterAll(() => t.close());

  const ask = (minor: bigint, key = newId(), userId = holder) =>
    t.get(Adjustments).request(first, { userId, currency: 'USD', minor, reason: 'Credited twice by the bank' }, key);

  it('M-4 asked for by one and approved by another, it is booked once; asked for twice with one key it is one', async () => {
    const key = newId();
    const [id, again] = await Promise.all([ask(500n, key), ask(500n, key)]);
    expect(again).toBe(id);
    expect(await walletOf(t, holder)).toBe(0n);
    const approvals = await Promise.allSettled([1, 2, 3].map(() => t.get(Adjustments).approve(second, id)));
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await walletOf(t, holder)).toBe(500n);
    expect(await codeOf(t.get(Adjustments).approve(second, id))).toBe('adjustment.bad_transition');
    await t.get(Adjustments).approve(second, await ask(-200n));
    expect(await walletOf(t, holder)).toBe(300n);
    expect(await codeOf(t.get(Adjustments).approve(second, await ask(-301n)))).toBe('wallet.insufficient');
  });

  it('is named in the list of entries by who approved it', async () => {
    await t.get(Adjustments).approve(second, await ask(1n));
    const { items } = await t.get(LedgerReports).transactions({ kind: 'adjustment' });
    const [user] = await t.db.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from app_user where id = $1`,
      [second.userId],
    );
    expect(items[0]).toMatchObject({ actor: second.userId, actorName: user?.name });
  });

  it('M-4 not by one person, nor by whose wallet it is', async () => {
    expect(await codeOf(t.get(Adjustments).approve(first, await ask(5n)))).toBe('adjustment.second_person');
    expect(await codeOf(ask(5n, newId(), first.userId))).toBe('adjustment.second_person');
    expect(await codeOf(t.get(Adjustments).approve(second, await ask(5n, newId(), second.userId)))).toBe(
      'adjustment.second_person',
    );
  });

  it('M-4 what was approved cannot be changed, and a request cannot be taken away', async () => {
    const id = await ask(5n);
    await t.get(Adjustments).approve(second, id);
    expect(await codeOf(t.db.query(`update adjustment_request set reason = 'x' where id = $1`, [id]))).toBe('CL004');
    expect(await codeOf(t.db.query('delete from adjustment_request where id = $1', [id]))).toBe('42501');
  });
});
