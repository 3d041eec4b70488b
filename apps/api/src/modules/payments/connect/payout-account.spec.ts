import { paymentsApi } from '@cairn/contracts';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { stripe } from '../../../testing/card-money.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('SEC-14 the account that payouts go to', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const connect = (person: Person) => person.api.send(paymentsApi.connect, {});
  const openPage = (person: Person) => person.api.send(paymentsApi.connectionUrl, {});
  const remove = (person: Person, id: string) => person.api.send(paymentsApi.disconnect, { params: { id } });
  const onboard = (accountId: string) => t.control('POST', `/stripe/accounts/${accountId}/onboard`, {});

  /** As if the last proof were six minutes old, or had just been given. */
  async function proved(person: Person, minutesAgo: number): Promise<void> {
    const rows = await t.db.query<{ id: string }>('select id from session where user_id = $1', [person.id]);
    await t.db.query('update session set stepped_up_at = now() - make_interval(mins => $2) where user_id = $1', [
      person.id,
      minutesAgo,
    ]);
    for (const { id } of rows) t.get(Sessions).forget(id);
  }

  it('SEC-14 is connected and described without a proof, as long as nothing has been paid to another', async () => {
    const owner = await aPerson(t);
    await proved(owner, 6);
    const account = await connect(owner);
    expect((await openPage(owner)).url).toMatch(/^http/);
    expect(await connect(owner)).toEqual(account);
  });

  it('B-21 is opened where the owner’s company is, as a recipient when that is another country', async () => {
    const { owner } = await aCampaign(t);
    const { accountId } = await connect(owner);
    const account = await stripe<{ country: string; tos_acceptance: { service_agreement?: string } }>(
      t,
      `accounts/${accountId}`,
    );
    expect(account).toMatchObject({ country: 'PT', tos_acceptance: { service_agreement: 'recipient' } });
  });

  it('SEC-14 asks for a proof before it is taken away', async () => {
    const owner = await aPerson(t);
    const { id } = await connect(owner);
    await proved(owner, 6);
    expect(await refusalOf(remove(owner, id))).toBe('auth.step_up_required');
    expect(await owner.api.send(paymentsApi.connectAccounts, {})).toHaveLength(1);
    await proved(owner, 0);
    expect(await remove(owner, id)).toEqual({ done: true });
  });

  it('SEC-14 asks for a proof before another one takes its place', async () => {
    const owner = await aPerson(t);
    const { id } = await connect(owner);
    await remove(owner, id);
    await proved(owner, 6);
    expect(await refusalOf(connect(owner))).toBe('auth.step_up_required');
    expect(await owner.api.send(paymentsApi.connectAccounts, {})).toEqual([]);
    await proved(owner, 0);
    expect((await connect(owner)).id).not.toBe(id);
  });

  it('SEC-14 asks for a proof before its bank can be changed on the page of the provider', async () => {
    const owner = await aPerson(t);
    const { accountId } = await connect(owner);
    await onboard(accountId);
    await proved(owner, 6);
    // The stored state is outdated: the provider's answer counts.
    expect(await refusalOf(openPage(owner))).toBe('auth.step_up_required');
    await proved(owner, 0);
    expect((await openPage(owner)).url).toMatch(/^http/);
  });
});
