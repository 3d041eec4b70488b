import { bankAccountsApi, campaignsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { aDraft } from '../../../testing/campaigns.js';
import {
  aLinkedAccount,
  finishLink,
  itemOf,
  openLink,
  switchAch,
  takeLink,
} from '../../../testing/rails/linked-accounts.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('linking a bank account', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await switchAch(t, true);
  });
  afterAll(() => t.close());

  const list = (person: Person) => person.api.send(bankAccountsApi.list, {});
  const items = async () =>
    (await t.control<{ items: { id: string; removed: boolean }[] }>('GET', '/plaid/items')).items;

  it('shows the account of the person whom the bank calls the same', async () => {
    const person = await anInvestor(t);
    expect(await list(person)).toEqual([]);
    const { connection, page } = await openLink(person);
    expect(await takeLink(person, connection)).toMatchObject({ state: 'open', account: null });
    await finishLink(t, page, { account: 'savings' });
    const done = await takeLink(person, connection);
    expect(done).toMatchObject({
      state: 'done',
      url: null,
      account: { bank: 'First Platypus Bank', mask: '9991', kind: 'savings', state: 'linked', ownerMatch: 'match' },
    });
    expect(await list(person)).toEqual([done.account]);
    const [stored] = await t.db.query<{ token: Buffer }>('select token from bank_link where id = $1', [
      done.account?.id,
    ]);
    expect(stored?.token.toString('latin1')).not.toContain('access-sandbox');
  });

  it('links it once, whoever hears of it first and however often it is asked', async () => {
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', copies: 3, times: 5 });
    const person = await anInvestor(t);
    const { connection, page } = await openLink(person);
    await finishLink(t, page);
    await Promise.all([takeLink(person, connection), t.settle(), takeLink(person, connection)]);
    await t.settle();
    expect((await takeLink(person, connection)).state).toBe('done');
    expect(await list(person)).toHaveLength(1);
  });

  it('hears of it by message where nobody comes back', async () => {
    const person = await anInvestor(t);
    const { page } = await openLink(person);
    await finishLink(t, page);
    await t.settle();
    expect(await list(person)).toHaveLength(1);
  });

  it('asks where no message comes', async () => {
    const person = await anInvestor(t);
    const { page } = await openLink(person);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 1 });
    await finishLink(t, page);
    await t.travel(3 * MINUTE);
    expect(await list(person)).toHaveLength(1);
  });

  it('ends without an account where the person leaves, or the page runs out', async () => {
    const person = await anInvestor(t);
    const left = await openLink(person);
    await t.control('POST', `/plaid/links/${left.page}/leave`, { wrongPassword: true });
    expect(await takeLink(person, left.connection)).toMatchObject({ state: 'left', url: null, account: null });
    const over = await openLink(person);
    await t.travel(60 * MINUTE);
    expect(await takeLink(person, over.connection)).toMatchObject({ state: 'left', account: null });
    expect(await list(person)).toEqual([]);
  });

  it('says so where the bank calls the owner otherwise', async () => {
    const person = await anInvestor(t);
    expect(await aLinkedAccount(t, person, { ownerName: 'Tomas Vrba' })).toMatchObject({
      ownerMatch: 'differs',
      hindrance: 'owner',
    });
  });

  it('breaks when the bank asks for a new sign-in, and works again in update mode', async () => {
    const person = await anInvestor(t);
    const { id } = await aLinkedAccount(t, person);
    await t.control('POST', `/plaid/items/${await itemOf(t, id)}/break`, {});
    await t.settle();
    expect(await list(person)).toMatchObject([{ id, state: 'broken', hindrance: 'broken' }]);
    const { connection, page } = await openLink(person, id);
    await finishLink(t, page);
    expect(await takeLink(person, connection)).toMatchObject({ state: 'done', account: { id, state: 'linked' } });
    expect(await list(person)).toHaveLength(1);
  });

  it('notices by itself that the bank has revoked it', async () => {
    const person = await anInvestor(t);
    const { id } = await aLinkedAccount(t, person);
    await t.settle();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 1 });
    await t.control('POST', `/plaid/items/${await itemOf(t, id)}/break`, { fault: 'USER_PERMISSION_REVOKED' });
    await t.travel(DAY + MINUTE);
    expect(await list(person)).toMatchObject([{ id, state: 'broken' }]);
  });

  it('ends the consent at the provider when it is disconnected, though it answers late', async () => {
    const person = await anInvestor(t);
    const { id } = await aLinkedAccount(t, person);
    const item = await itemOf(t, id);
    await t.control('POST', '/faults', { provider: 'plaid', operation: 'item.remove', effect: 'http_500' });
    await person.api.send(bankAccountsApi.disconnect, { params: { id } });
    expect(await list(person)).toEqual([]);
    expect(await refusalOf(person.api.send(bankAccountsApi.disconnect, { params: { id } }))).toBe('request.not_found');
    await t.settle();
    await t.db.query('update kernel.outbox set due_at = clock_timestamp() where done_at is null');
    await t.settle();
    expect((await items()).find((one) => one.id === item)).toMatchObject({ removed: true });
    const [row] = await t.db.query<{ token: Buffer | null }>('select token from bank_link where id = $1', [id]);
    expect(row?.token).toBeNull();
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await anInvestor(t), await aPerson(t)];
    const { connection } = await openLink(owner);
    const { id } = await aLinkedAccount(t, owner);
    const attempts = [
      () => takeLink(other, connection),
      () => openLink(other, id),
      () => other.api.send(bankAccountsApi.disconnect, { params: { id } }),
      () => openLink(owner, newId()),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('request.not_found');
  });

  it('is not offered where bank debits are switched off, nor while the provider is away', async () => {
    const person = await anInvestor(t);
    await switchAch(t, false);
    expect(await refusalOf(openLink(person))).toBe('payment.rail_closed');
    await switchAch(t, true);
    for (const effect of ['http_500', 'http_429', 'commit_then_drop', 'html_error_page', 'malformed_json']) {
      await t.control('POST', '/faults', { provider: 'plaid', operation: 'link.token.create', effect });
      expect(await refusalOf(openLink(person))).toBe('payment.provider_unavailable');
    }
    await openLink(person);
  });

  it('goes on when the provider fails in the middle of it', async () => {
    const person = await anInvestor(t);
    const { connection, page } = await openLink(person);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 1 });
    await finishLink(t, page);
    for (const operation of ['link.token.get', 'item.public_token.exchange']) {
      await t.control('POST', '/faults', { provider: 'plaid', operation, effect: 'http_500' });
      expect(await takeLink(person, connection)).toMatchObject({ state: 'open', account: null });
    }
    expect(await takeLink(person, connection)).toMatchObject({ state: 'done' });
    expect(await list(person)).toHaveLength(1);
  });

  it('asks the person to link again where the answer that held the token was lost', async () => {
    const person = await anInvestor(t);
    const { connection, page } = await openLink(person);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 1 });
    await finishLink(t, page);
    const operation = 'item.public_token.exchange';
    await t.control('POST', '/faults', { provider: 'plaid', operation, effect: 'commit_then_drop' });
    expect((await takeLink(person, connection)).state).toBe('open');
    expect((await takeLink(person, connection)).state).toBe('left');
    await aLinkedAccount(t, person);
  });

  it('V-24 pays a withdrawal out to it, new for 72 hours as any account, by a number that nobody typed', async () => {
    const person = await anInvestor(t, { wallet: 100_000n });
    const { id } = await aLinkedAccount(t, person, { account: 'savings' });
    const withdraw = (body: object = {}) =>
      person.api.send(walletApi.withdrawToLinked, {
        body: { amount: 10_000, currency: 'USD', accountId: id, ...body },
        idempotencyKey: newId(),
      });
    const made = await withdraw();
    expect(made).toMatchObject({ bankName: 'First Platypus Bank', accountNumberLast4: '9991', state: 'requested' });
    expect(new Date(made.sendableAt).getTime() - new Date(made.createdAt).getTime()).toBe(3 * DAY);
    expect(await refusalOf(withdraw({ currency: 'EUR' }))).toBe('link.currency');
    await t.control('POST', '/faults', { provider: 'plaid', operation: 'auth.get', effect: 'http_500' });
    expect(await refusalOf(withdraw())).toBe('payment.provider_unavailable');
    await t.control('POST', `/plaid/items/${await itemOf(t, id)}/owner`, { name: 'Tomas Vrba' });
    expect(await refusalOf(withdraw())).toBe('link.owner_differs');
    await t.control('POST', `/plaid/items/${await itemOf(t, id)}/break`, {});
    await t.settle();
    expect(await refusalOf(withdraw())).toBe('link.broken');
  });

  it('V-37 is asked of an owner before the campaign is handed in, and must be their own', async () => {
    const { id, owner } = await aDraft(t);
    const params = { campaignId: id };
    const lacks = async () =>
      (await owner.api.send(campaignsApi.checklist, { params: { id } })).steps.find(({ step }) => step === 'funding');
    expect(await lacks()).toMatchObject({ complete: true });
    await t.db.query('update campaign set ach_account_id = null where id = $1', [id]);
    expect(await lacks()).toMatchObject({ missing: ['achAccountId'] });
    const save = (achAccountId: string) =>
      owner.api.send(campaignsApi.paymentDetail.change, { params, body: { ...BANK, tos: true, achAccountId } });
    const other = await aLinkedAccount(t, await anInvestor(t));
    expect((await failureOf(save(other.id))).fields).toMatchObject([{ field: 'achAccountId' }]);
    const own = await aLinkedAccount(t, owner);
    expect(await save(own.id)).toMatchObject({ achAccountId: own.id });
    expect(await lacks()).toMatchObject({ complete: true });
    await owner.api.send(bankAccountsApi.disconnect, { params: { id: own.id } });
    expect(await lacks()).toMatchObject({ missing: ['achAccountId'] });
    await switchAch(t, false);
    expect(await lacks()).toMatchObject({ complete: true });
    await switchAch(t, true);
  });

  it.each([
    ['/payment/1', '/payment/1'],
    ['//evil.example/x', null],
    [`/${'a'.repeat(198)}!`, null],
  ])('leads back to %s within this site alone', async (next, expected) => {
    const person = await anInvestor(t);
    const { url } = await person.api.send(bankAccountsApi.connect, { body: { next } });
    const { links } = await t.control<{ links: { page: string; redirectUri: string }[] }>('GET', '/plaid/links');
    const link = links.find(({ page }) => url?.endsWith(page));
    expect(new URL(link?.redirectUri ?? '').searchParams.get('next')).toBe(expected);
  });

  it('takes at most ten of one person', async () => {
    const person = await anInvestor(t);
    const { id } = await aLinkedAccount(t, person);
    await t.db.query(
      `insert into bank_link (id, user_id, provider, item_ref, account_ref, token, owner_match, state, created_at, checked_at)
       select gen_random_uuid(), user_id, provider, 'item-' || n, account_ref, token, owner_match, state, created_at, checked_at
       from bank_link, generate_series(1, 9) n where id = $1`,
      [id],
    );
    expect(await refusalOf(openLink(person))).toBe('link.too_many');
  });

  it.each(['bad_signature', 'stale_timestamp', 'altered_body'])(
    'does not act on a message with a %s',
    async (forgery) => {
      const person = await anInvestor(t);
      const { page } = await openLink(person);
      await t.control('POST', '/webhooks/policies', { policy: 'forge', forgery });
      await finishLink(t, page);
      await t.settle();
      expect(await list(person)).toEqual([]);
      const { deliveries } = await t.control<{ deliveries: { attempts: { status: number }[] }[] }>(
        'GET',
        '/webhooks/deliveries?limit=1',
      );
      expect(deliveries).toMatchObject([{ endpoint: 'plaid', attempts: [{ status: 400 }] }]);
    },
  );

  it('takes a message that a new key signs', async () => {
    const person = await anInvestor(t);
    await t.control('POST', '/plaid/keys/rotate', {});
    const { page } = await openLink(person);
    await finishLink(t, page);
    await t.settle();
    expect(await list(person)).toHaveLength(1);
  });
});
