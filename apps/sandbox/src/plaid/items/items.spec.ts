import { DAY, HOUR } from '../../testing/harness.js';
import { PlaidUser } from '../../testing/plaid/client.js';
import { nameScore } from './matching.js';

describe('the items of Plaid', () => {
  let plaid: PlaidUser;
  beforeAll(async () => {
    plaid = await PlaidUser.start();
  });
  afterAll(() => plaid.close());

  it('shows the account, its numbers and its owner, and compares the name', async () => {
    const { access_token, account } = await plaid.shared();
    const shown = await plaid.done('accounts', '/accounts/get', { access_token });
    expect(shown.accounts).toMatchObject([{ account_id: account, mask: '6789' }]);
    await plaid.done('accounts', '/accounts/balance/get', { access_token });
    const { numbers } = await plaid.done('auth', '/auth/get', { access_token });
    expect(numbers.ach).toMatchObject([{ account_id: account, account: '000123456789', routing: '110000000' }]);
    const { accounts } = await plaid.done('identity', '/identity/get', { access_token });
    expect(accounts[0]?.owners[0]?.names).toEqual(['Ines Duarte']);
    const asked = { access_token, user: { legal_name: 'Inês Maria Duarte' } };
    const matched = await plaid.done('match', '/identity/match', asked);
    expect(matched.accounts[0]?.legal_name.score).toBe(100);
  });

  it('scores names', () => {
    expect([nameScore('Ines Duarte', 'DUARTE, Inês'), nameScore('Ines Duarte', 'Tom Duarte')]).toEqual([100, 25]);
    expect([nameScore('Duarte', 'Ines Duarte'), nameScore('', 'Ines')]).toEqual([50, 0]);
  });

  it('exchanges a public token once, within half an hour', async () => {
    const create = { institution_id: 'ins_109508', initial_products: ['auth'] };
    const tokens = [
      (await plaid.call('/sandbox/public_token/create', create)).body.public_token,
      (await plaid.call('/sandbox/public_token/create', create)).body.public_token,
    ];
    await plaid.done('exchange', '/item/public_token/exchange', { public_token: tokens[0] });
    const again = { public_token: tokens[0] };
    expect(await plaid.refusal('/item/public_token/exchange', again)).toContain('INVALID_PUBLIC_TOKEN');
    await plaid.world.advance(HOUR);
    expect(await plaid.refusal('/item/public_token/exchange', { public_token: tokens[1] })).toContain(
      'INVALID_PUBLIC_TOKEN',
    );
  });

  it('breaks, is repaired in update mode, and tells of both', async () => {
    const { access_token, item } = await plaid.shared();
    await plaid.world.control('POST', `/plaid/items/${item}/break`, {});
    expect(await plaid.refusal('/auth/get', { access_token })).toEqual([400, 'ITEM_ERROR', 'ITEM_LOGIN_REQUIRED']);
    const broken = await plaid.done('item', '/item/get', { access_token });
    expect(broken.item.error).toMatchObject({ error_code: 'ITEM_LOGIN_REQUIRED' });
    const { link_token, hosted_link_url: url } = await plaid.link({ access_token, products: undefined });
    expect(await (await fetch(url)).text()).toContain('Sign in again to reconnect');
    await plaid.world.control('POST', `/plaid/links/${link_token}/finish`, {});
    expect((await plaid.done('item', '/item/get', { access_token })).item.error).toBeNull();
    const [session] = (await plaid.done('link', '/link/token/get', { link_token })).link_sessions;
    expect([session?.exit, session?.results.item_add_results]).toEqual([null, []]);
    const messages = [...(await plaid.told('ERROR')), ...(await plaid.told('LOGIN_REPAIRED'))];
    expect(messages).toMatchObject([{ message: { item_id: item } }, { message: { item_id: item } }]);
    for (const { message } of messages) expect(await plaid.faultOf('message', message)).toBeNull();
  });

  it.each([
    ['PENDING_DISCONNECT', null],
    ['USER_PERMISSION_REVOKED', 'USER_PERMISSION_REVOKED'],
  ])('tells of %s', async (fault, refusal) => {
    const { access_token, item } = await plaid.shared();
    await plaid.world.control('POST', `/plaid/items/${item}/break`, { fault });
    const heard = await plaid.told(fault);
    expect(await plaid.faultOf('message', heard[0]?.message)).toBeNull();
    if (refusal === null) await plaid.done('auth', '/auth/get', { access_token });
    else expect(await plaid.refusal('/auth/get', { access_token })).toContain(refusal);
  });

  it('is gone once it was removed, and a closed account is unknown', async () => {
    const { access_token, account, item } = await plaid.shared();
    await plaid.done('item', '/item/webhook/update', { access_token, webhook: `${plaid.webhook}/2` });
    await plaid.world.control('POST', `/plaid/items/${item}/close`, {});
    expect(await plaid.refusal('/auth/get', { access_token })).toContain('NO_AUTH_ACCOUNTS');
    const closed = { access_token, account_id: account };
    expect(await plaid.refusal('/processor/stripe/bank_account_token/create', closed)).toContain('INVALID_ACCOUNT_ID');
    expect((await plaid.call('/item/remove', { access_token })).status).toBe(200);
    expect(await plaid.refusal('/item/get', { access_token })).toContain('ITEM_NOT_FOUND');
    expect(await plaid.refusal('/item/get', { access_token: 'x' })).toContain('INVALID_ACCESS_TOKEN');
  });

  it('hands an account over to Stripe, which debits it under the payer’s mandate', async () => {
    const { access_token, account } = await plaid.shared('empty');
    const path = '/processor/stripe/bank_account_token/create';
    const { stripe_bank_account_token: source } = await plaid.done('processor', path, {
      access_token,
      account_id: account,
    });
    const { stripe } = plaid.world;
    const { id: customer } = await stripe.customers.create({ email: 'ines@example.com' });
    const kept = await stripe.customers.createSource(customer, { source });
    expect(kept).toMatchObject({ object: 'bank_account', last4: '2227', status: 'verified' });
    await expect(stripe.customers.createSource(customer, { source })).rejects.toThrow('No such token');
    const second = await plaid.done('processor', path, { access_token, account_id: account });
    await expect(
      stripe.customers.createSource(customer, { source: second.stripe_bank_account_token }),
    ).rejects.toMatchObject({ code: 'bank_account_exists' });
    const debit = {
      amount: 25_000,
      currency: 'usd',
      customer,
      payment_method: kept.id,
      confirm: true,
      off_session: true,
    } as const;
    await expect(stripe.paymentIntents.create(debit)).rejects.toThrow('mandate_data');
    const online = { ip_address: '203.0.113.9', user_agent: 'Browser' };
    const intent = await stripe.paymentIntents.create({
      ...debit,
      mandate_data: { customer_acceptance: { type: 'online', online } },
    });
    expect(intent.status).toBe('processing');
    await plaid.world.advance(7 * DAY);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'insufficient_funds' },
    });
    expect((await stripe.customers.listSources(customer)).data).toHaveLength(1);
    await stripe.customers.deleteSource(customer, kept.id);
    await expect(stripe.paymentIntents.create(debit)).rejects.toThrow('No such');
  });

  it('signs its messages over their bytes, with a key that it serves', async () => {
    const { access_token } = await plaid.shared();
    await plaid.call('/sandbox/item/reset_login', { access_token });
    const genuine = (await plaid.told('ERROR')).at(-1);
    if (genuine === undefined) throw new Error('Nothing was told');
    expect(await plaid.isGenuine(genuine)).toBe(true);
    expect(await plaid.isGenuine({ ...genuine, raw: `${genuine.raw} ` })).toBe(false);
    await plaid.world.control('POST', '/plaid/keys/rotate', {});
    expect(await plaid.isGenuine(genuine)).toBe(true);
    for (const [forgery, why] of [
      ['bad_signature', 'algorithm'],
      ['stale_timestamp', 'too far in the past'],
    ] as const) {
      await plaid.world.control('POST', '/webhooks/policies', { policy: 'forge', forgery });
      await plaid.call('/sandbox/item/reset_login', { access_token });
      const forged = (await plaid.told('ERROR')).at(-1);
      if (forged === undefined) throw new Error('Nothing was told');
      await expect(plaid.isGenuine(forged)).rejects.toThrow(why);
    }
  });

  it.each([
    ['http_429', 429, 'RATE_LIMIT_EXCEEDED'],
    ['http_500', 500, 'INTERNAL_SERVER_ERROR'],
    ['decline', 400, 'PRODUCT_NOT_READY'],
  ])('misbehaves on order: %s', async (effect, status, code) => {
    const { access_token } = await plaid.shared();
    await plaid.world.control('POST', '/faults', { provider: 'plaid', operation: 'auth.get', effect });
    const [got, , error] = await plaid.refusal('/auth/get', { access_token });
    expect([got, error]).toEqual([status, code]);
    await plaid.done('auth', '/auth/get', { access_token });
  });
});
