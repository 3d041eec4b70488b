import { paymentsDeskApi, type LineDecision } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { clearing, debitOf } from '../../../testing/card-money.js';
import { DAY } from '../../../testing/campaigns.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

const reason = 'The provider has explained it by telephone.';

describe('a line of a provider’s statement that the ledger does not have', () => {
  let t: TestWorld;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    finance = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  /** What another product took on the same account: in suspense after a day. */
  const unknown = async (amount: number): Promise<string> => {
    await t.control('POST', '/stripe/charges/elsewhere', { amount, currency: 'usd' });
    for (let n = 0; n < 3; n += 1) await t.travel(DAY);
    const [row] = await t.db.query<{ id: string }>(
      `select line_id as id from statement_line where state = 'missing_in_ledger' and amount = $1`,
      [amount],
    );
    return row?.id ?? '';
  };
  const decide = (lineId: string, decision: LineDecision, by = finance) =>
    by.api.send(paymentsDeskApi.decideLine, { body: { provider: 'stripe', lineId, decision, reason } });
  const suspense = async () => -(await debitOf(t, 'L:suspense:USD'));
  const listed = async (id: string) =>
    (await finance.api.send(paymentsDeskApi.statementLines, { query: { q: id } })).items[0];

  it('leaves suspense for where finance says that it belongs, once', async () => {
    const id = await unknown(4_200);
    const before = [await suspense(), await debitOf(t, 'A:bank:USD')] as const;
    expect(await listed(id)).toMatchObject({ provider: 'stripe', open: 4_200, mayDecide: true });
    expect(await refusalOf(decide(id, 'noted'))).toBe('line.needs_account');
    const decided = await Promise.allSettled([decide(id, 'own_bank'), decide(id, 'own_bank', second)]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await suspense()).toBe(before[0] - 4_200n);
    expect(await debitOf(t, 'A:bank:USD')).toBe(before[1] - 4_200n);
    expect(await listed(id)).toMatchObject({ state: 'matched', open: 0, mayDecide: false });
    expect(await refusalOf(decide(id, 'correction'))).toBe('line.decided');
    const { stripe, books } = await clearing(t);
    expect(books).toBe(stripe);
  });

  it('R-08 takes two people above the limit, and moves nothing before', async () => {
    const id = await unknown(200_000);
    const before = await suspense();
    expect(await decide(id, 'correction')).toEqual({ outcome: 'first' });
    expect(await suspense()).toBe(before);
    expect(await listed(id)).toMatchObject({ firstDecider: finance.email, mayDecide: false });
    expect(await refusalOf(decide(id, 'correction'))).toBe('payout.second_person');
    expect(await decide(id, 'correction', second)).toEqual({ outcome: 'decided' });
    expect(await suspense()).toBe(before - 200_000n);
  });

  it('is asked of nobody but finance, and of a line that is there', async () => {
    const id = await unknown(5_300);
    const compliance = await aPerson(t, { adminRole: 'compliance' });
    expect(await refusalOf(decide(id, 'own_bank', compliance))).toBe('auth.forbidden');
    expect(await refusalOf(decide('txn_nowhere', 'own_bank'))).toBe('request.not_found');
    expect(await decide(id, 'provider_fee')).toEqual({ outcome: 'decided' });
  });
});
