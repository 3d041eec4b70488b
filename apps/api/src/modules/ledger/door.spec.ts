import { newId } from '../../kernel/crypto/ids.js';
import { approveSql, booksHold, codeOf, entryOf, post, transfer } from '../../testing/ledger/books.js';
import { aHolder, credit, walletOf } from '../../testing/people.js';
import { sealBooks } from '../../testing/ledger/sealing.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountCode } from './accounts.js';
import { asPostings, Ledger, type LedgerEntry, type Posting } from './ledger.js';

describe('M-4 postings that nobody may make', () => {
  let t: TestApp;
  let rich: string;
  let other: string;
  beforeAll(async () => {
    t = await startTestApp();
    rich = await aHolder(t);
    other = await aHolder(t);
    await credit(t, rich, 1_000n);
  });
  afterEach(() => booksHold(t));
  afterAll(() => t.close());

  const about = (entry: Partial<LedgerEntry>, postings: readonly Posting[]): LedgerEntry => ({
    ...entryOf(postings),
    ...entry,
    phase: 'posted',
    postings,
  });
  /** Posts as a process does, without approvals. */
  const straight = (entry: LedgerEntry) => t.db.inTx((tx) => t.get(Ledger).post(tx, entry));

  it('M-4 a kind between other groups of accounts', async () => {
    const mint = {
      debit: accountCode.bank('USD'),
      credit: accountCode.wallet(rich, 'USD'),
      minor: 5n,
      currency: 'USD',
    };
    expect(await codeOf(post(t, entryOf([mint])))).toBe('ledger.not_allowed');
    const top = {
      debit: accountCode.wallet(rich, 'USD'),
      credit: accountCode.wallet(other, 'USD'),
      minor: 5n,
      currency: 'USD',
    };
    expect(await codeOf(straight(about({ kind: 'investment_wallet', sourceType: 'investment' }, [top])))).toBe(
      'ledger.source_missing',
    );
    expect(await codeOf(straight(about({ kind: 'top_up_fee' }, [top])))).toBe('ledger.not_allowed');
  });

  it('M-4 one account on both sides', async () => {
    expect(await codeOf(post(t, entryOf([transfer(rich, rich, 5n)])))).toBe('ledger.not_allowed');
  });

  it('M-4 a source that is not there, or of another type', async () => {
    const postings = [transfer(rich, other, 5n)];
    expect(await codeOf(straight(entryOf(postings)))).toBe('ledger.source_missing');
    expect(await codeOf(straight(about({ sourceId: 'no uuid' }, postings)))).toBe('ledger.source_missing');
    expect(await codeOf(straight(about({ sourceType: 'payment' }, postings)))).toBe('ledger.not_allowed');
  });

  it('M-4 an adjustment that one person asked for, or that says something else than was approved', async () => {
    const entry = entryOf([transfer(rich, other, 5n)]);
    const ask = (requestedBy: string, approvedBy: string | null) =>
      t.db.query(
        `insert into adjustment_request (id, postings, reason, requested_by, requested_at, approved_by, approved_at)
         values ($1, $2, 'a test', $3, now(), $4, case when $4::uuid is not null then now() end)`,
        [entry.sourceId, asPostings([transfer(rich, other, 5n)]), requestedBy, approvedBy],
      );
    expect(await codeOf(ask(rich, rich))).toBe('23514 adjustment_two_people');
    await ask(rich, null);
    expect(await codeOf(straight(entry))).toBe('ledger.source_missing');
    const more = entryOf([transfer(rich, other, 6n)]);
    for (const sql of approveSql(more.sourceId, asPostings([transfer(rich, other, 5n)]))) await t.db.query(sql);
    expect(await codeOf(straight(more))).toBe('ledger.source_missing');
    expect(await walletOf(t, other)).toBe(0n);
  });

  it('M-4 a wallet of nobody, and the money of no campaign', async () => {
    expect(await codeOf(post(t, entryOf([transfer(rich, newId(), 5n)])))).toBe('ledger.not_allowed');
    for (const code of [`L:wallet:somebody:USD`, `L:wallet:USD`, `L:wallet:${rich.toUpperCase()}:USD`]) {
      expect(await codeOf(post(t, entryOf([{ ...transfer(rich, other, 5n), credit: code }])))).toBe(
        'ledger.not_allowed',
      );
    }
  });

  it('M-4 an amount above 9e15', async () => {
    const most = 9_000_000_000_000_000n;
    const mint = { debit: accountCode.adjustment('USD'), credit: accountCode.wallet(other, 'USD'), currency: 'USD' };
    expect(await codeOf(post(t, entryOf([{ ...mint, minor: most + 1n }])))).toBe('ledger.amount_too_large');
    expect(await codeOf(post(t, entryOf([{ ...mint, minor: 10n ** 30n }])))).toBe('ledger.amount_too_large');
    await post(t, entryOf([{ ...mint, minor: most }]));
    await post(t, entryOf([{ ...mint, debit: mint.credit, credit: mint.debit, minor: most }]));
  });

  it('M-4 a date before the last seal, or in the future', async () => {
    await sealBooks(t);
    const [row] = await t.db.query<{ at: Date }>(
      'select max(sealed_at) + (kernel.now() - now()) as at from ledger.seal',
    );
    const sealedAt = row?.at.getTime() ?? 0;
    const dated = (milliseconds: number) =>
      post(t, entryOf([transfer(rich, other, 1n)], { effectiveAt: new Date(sealedAt + milliseconds) }));
    expect(await codeOf(dated(-61_000))).toBe('ledger.date_refused');
    expect(await codeOf(dated(2 * 3_600_000))).toBe('ledger.date_refused');
    await dated(-30_000);
    await dated(30 * 60_000);
  });

  it('M-4 a settlement of another kind or source than what was pending', async () => {
    const hold = entryOf([transfer(rich, other, 5n)], { phase: 'pending' });
    await post(t, hold);
    const settlement = { uid: newId(), phase: 'void', pendingUid: hold.uid, actor: 'test' } as const;
    const free = (kind: string, sourceId: string) =>
      straight({ ...settlement, kind, sourceType: 'adjustment', sourceId });
    expect(await codeOf(free('withdrawal', hold.sourceId))).toBe('ledger.not_allowed');
    expect(await codeOf(free('adjustment', newId()))).toBe('ledger.not_allowed');
    await free('adjustment', hold.sourceId);
  });
});
