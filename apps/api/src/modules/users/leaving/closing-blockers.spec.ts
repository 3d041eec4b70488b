import { leavingApi } from '@cairn/contracts';
import { chargeOf, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('what keeps an account open', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const blockers = async (person: Person) => (await person.api.send(leavingApi.closing, {})).blockers;
  /** Somebody whose payment is disputed and who owes nothing: the wallet still had all of it. */
  const disputed = async (): Promise<{ person: Person; ref: string }> => {
    const person = await anInvestor(t);
    const { payment } = await topUpByCard(t, person, 50_000);
    const charge = await chargeOf(t, payment);
    const { id: ref } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    return { person, ref };
  };

  it('SEC-56 B-3 an open dispute about a payment does, until it is decided', async () => {
    const { person, ref } = await disputed();
    expect(await blockers(person)).toEqual(['debts']);
    const refused = await failureOf(person.api.send(leavingApi.close, { body: { reason: 'Enough' } }));
    expect([refused.status, refused.code]).toEqual([409, 'user.closing_blocked']);
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status: 'lost' });
    await t.settle();
    expect(await blockers(person)).toEqual([]);
  });

  it('SEC-57 the role of an admin does, so that the last super admin cannot go', async () => {
    const person = await aPerson(t);
    expect(await blockers(person)).toEqual([]);
    await t.db.query(`update app_user set admin_role = 'super' where id = $1`, [person.id]);
    expect(await blockers(person)).toEqual(['admin']);
    const refused = await failureOf(person.api.send(leavingApi.close, { body: { reason: 'Enough' } }));
    expect([refused.status, refused.code]).toEqual([409, 'user.closing_blocked']);
  });
});
