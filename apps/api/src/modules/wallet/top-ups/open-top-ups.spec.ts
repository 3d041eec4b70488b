import { walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { openPage } from '../../../testing/card-money.js';
import { aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

const MINUTE = 60_000;

const UNOPENED = { paymentType: null, paymentId: null, arrived: 0, asked: null };
const BY_CARD = { paymentType: 'card', paymentId: expect.any(String) as string, arrived: 0, asked: 10_000 };

describe('a top-up that was begun and left', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const begun = async (person: Person, amount = 10_000) => {
    const topUp = await person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });
    return { ...topUp, session: await openPage(person, 'top_up', topUp.id) };
  };
  const listed = async (person: Person) => (await person.api.send(walletApi.detail, { query: {} })).openTopUps;
  const cancel = (person: Person, preapprovalId: string) =>
    person.api.send(walletApi.cancelTopUp, { params: { preapprovalId } });

  const left = (person: Person, amount = 500) =>
    person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });

  it('is listed before it has a card page, and can be continued or cancelled', async () => {
    const person = await aPerson(t);
    const [kept, dropped] = [await left(person, 500), await left(person, 700)];
    expect(await listed(person)).toEqual([
      { preapprovalId: dropped.id, number: dropped.number, amount: 700, until: null, clearing: false, ...UNOPENED },
      { preapprovalId: kept.id, number: kept.number, amount: 500, until: null, clearing: false, ...UNOPENED },
    ]);
    expect(await cancel(person, dropped.id)).toMatchObject({ state: 'failed' });
    expect((await listed(person)).map(({ preapprovalId }) => preapprovalId)).toEqual([kept.id]);
    await t.payByCard(await openPage(person, 'top_up', kept.id));
    await t.settle();
    expect(await listed(person)).toEqual([]);
    expect(await walletOf(t, person.id)).toBe(500n);
  });

  it('is listed when the provider did not answer as its card page was opened', async () => {
    const person = await aPerson(t);
    const { id } = await left(person);
    await t.control('POST', '/faults', { provider: 'stripe', operation: '*', effect: 'http_500', times: 1_000 });
    expect(await refusalOf(openPage(person, 'top_up', id))).toBe('payment.provider_unavailable');
    await t.control('POST', '/reset', {});
    expect((await listed(person)).map(({ preapprovalId }) => preapprovalId)).toEqual([id]);
    expect(await cancel(person, id)).toMatchObject({ state: 'failed' });
    expect(await listed(person)).toEqual([]);
  });

  it('that has no card page for a day is open no more', async () => {
    const person = await aPerson(t);
    const { id } = await left(person);
    await t.travel(24 * 60 * MINUTE);
    expect(await listed(person)).toEqual([]);
    expect(await person.api.send(walletApi.preapproval, { params: { id }, query: {} })).toMatchObject({
      state: 'expired',
    });
    expect(await refusalOf(openPage(person, 'top_up', id))).toBe('wallet.bad_transition');
  });

  it('is listed while its card page is open, to its owner alone', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    const { id, number, session } = await begun(person);
    expect(await listed(person)).toEqual([
      { preapprovalId: id, number, amount: 10_000, until: expect.stringMatching(/Z$/), clearing: false, ...BY_CARD },
    ]);
    expect(await listed(other)).toEqual([]);
    await t.payByCard(session);
    await t.settle();
    expect(await listed(person)).toEqual([]);
    expect(await refusalOf(cancel(person, id))).toBe('wallet.bad_transition');
  });

  it('is listed no more once its page has closed', async () => {
    const person = await aPerson(t);
    await begun(person);
    await t.travel(40 * MINUTE);
    expect(await listed(person)).toEqual([]);
  });

  it('can be cancelled: the page is closed, and it can be begun again', async () => {
    const person = await aPerson(t);
    const { id, session } = await begun(person);
    expect(await cancel(person, id)).toMatchObject({ state: 'failed' });
    expect(await listed(person)).toEqual([]);
    await t.settle();
    await expect(t.payByCard(session)).rejects.toThrow(/expired/);
    const again = await openPage(person, 'top_up', id);
    expect(again).not.toBe(session);
    await t.payByCard(again);
    await t.settle();
    expect(await walletOf(t, person.id)).toBe(10_000n);
  });

  it('that was paid in the moment of cancelling is in the wallet', async () => {
    const person = await aPerson(t);
    const { id, session } = await begun(person);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(session);
    await cancel(person, id);
    await t.settle();
    expect(await walletOf(t, person.id)).toBe(10_000n);
    expect(await person.api.send(walletApi.preapproval, { params: { id }, query: {} })).toMatchObject({
      state: 'received',
    });
    await t.control('POST', '/reset', {});
  });
});
