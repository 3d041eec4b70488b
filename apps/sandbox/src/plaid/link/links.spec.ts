import { HOUR } from '../../testing/harness.js';
import { KEYS, PlaidUser } from '../../testing/plaid/client.js';

const MINUTE = HOUR / 60;
const get = (url: string, language = 'en'): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });
const post = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const SIGN_IN = { bank: 'ins_109508', username: 'user_good', password: 'pass_good', action: 'sign_in' };

describe('the links of Plaid', () => {
  let plaid: PlaidUser;
  beforeAll(async () => {
    plaid = await PlaidUser.start();
  });
  afterAll(() => plaid.close());
  const read = (link_token: string) => plaid.done('link', '/link/token/get', { link_token });

  it.each([
    ['en', 'en', 'lang="en" dir="ltr"', 'Which bank is it?'],
    ['fr', 'en', 'lang="fr" dir="ltr"', 'De quelle banque'],
    ['en', 'ar', 'lang="ar" dir="rtl"', 'ما هو مصرفك؟'],
  ])('a page in %s for a browser in %s', async (language, browser, attributes, words) => {
    const { hosted_link_url: url } = await plaid.link({ language });
    const answer = await get(url, browser);
    const page = await answer.text();
    for (const part of [attributes, words, 'Cairn', 'Tartan Bank']) expect(page).toContain(part);
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9");
  });

  it('shares an account by its page, tells of it, and is over then', async () => {
    const { link_token, hosted_link_url: url } = await plaid.link();
    expect((await read(link_token)).link_sessions).toEqual([]);
    expect(await (await post(url, { bank: 'ins_109508', action: 'bank' })).text()).toContain('Sign in at your bank');
    expect(await (await post(url, SIGN_IN)).text()).toContain('value="Ines Duarte"');
    const shared = await post(url, { bank: 'ins_109508', account: 'savings', owner: 'Ines Duarte', action: 'share' });
    expect([shared.status, shared.headers.get('location')]).toEqual([303, 'http://127.0.0.1:9/back?link=1']);
    const [session] = (await read(link_token)).link_sessions;
    const result = session?.results.item_add_results[0];
    expect(result?.accounts).toMatchObject([{ mask: '9991', subtype: 'savings' }]);
    const [heard] = await plaid.told('SESSION_FINISHED');
    expect(await plaid.faultOf('message', heard?.message)).toBeNull();
    expect(heard?.message).toMatchObject({ status: 'SUCCESS', link_token, public_tokens: [result?.public_token] });
    expect(await (await get(url)).text()).toContain('Your account is connected');
    expect((await get(url.replace(/.{4}$/, '0000'))).status).toBe(404);
  });

  it('is left after a wrong password or at a bank that does not answer, without a result', async () => {
    const { link_token, hosted_link_url: url } = await plaid.link();
    expect(await (await post(url, { bank: 'ins_132361', action: 'bank' })).text()).toContain('does not answer');
    expect(await (await post(url, { bank: 'nobody', action: 'bank' })).text()).toContain('Choose one first.');
    expect(await (await post(url, { ...SIGN_IN, password: 'x' })).text()).toContain('is wrong');
    expect((await post(url, { ...SIGN_IN, password: 'x', action: 'cancel' })).status).toBe(303);
    const [session] = (await read(link_token)).link_sessions;
    expect(session?.exit?.error).toMatchObject({ error_code: 'INVALID_CREDENTIALS' });
    expect(session?.results.item_add_results).toEqual([]);
    const exits = await plaid.told('SESSION_FINISHED');
    expect(exits.at(-1)?.message).toMatchObject({ status: 'EXITED', link_token });
  });

  it('lives half an hour unless asked otherwise', async () => {
    const short = await plaid.link();
    const long = await plaid.link({ hosted_link: { url_lifetime_seconds: 86_400 } });
    await plaid.world.advance(31 * MINUTE);
    expect(await (await get(short.hosted_link_url)).text()).toContain('This page has ended');
    expect(await (await get(long.hosted_link_url)).text()).toContain('Which bank is it?');
  });

  it.each([
    [{ client_name: undefined }, 'MISSING_FIELDS'],
    [{ client_name: 'A name of more than thirty letters' }, 'INVALID_FIELD'],
    [{ language: 'ar' }, 'INVALID_FIELD'],
    [{ country_codes: ['FR'] }, 'INVALID_FIELD'],
    [{ products: undefined }, 'MISSING_FIELDS'],
    [{ user: {} }, 'MISSING_FIELDS'],
    [{ user: 'x' }, 'INVALID_FIELD'],
    [{ nonsense: 1 }, 'UNKNOWN_FIELDS'],
    [{ hosted_link: { url_lifetime_seconds: 1.5 } }, 'INVALID_FIELD'],
  ])('refuses a link with %j', async (change, code) => {
    const request = plaid.linkRequest(change);
    expect(await plaid.refusal('/link/token/create', request)).toEqual([400, 'INVALID_REQUEST', code]);
  });

  it('takes its keys in headers or in the body, and knows no others', async () => {
    const { link_token } = await plaid.link();
    const keys = { client_id: 'plaid-sandbox-client', secret: 'plaid-sandbox-secret' };
    expect((await plaid.call('/link/token/get', { link_token, ...keys }, {})).status).toBe(200);
    const wrong = { ...KEYS, 'plaid-secret': 'x' };
    expect(await plaid.refusal('/link/token/get', { link_token }, wrong)).toContain('INVALID_API_KEYS');
    expect(await plaid.refusal('/link/token/get', { link_token: 'x' })).toContain('INVALID_LINK_TOKEN');
    expect(await plaid.refusal('/link/token/get', '{')).toContain('INVALID_BODY');
    expect((await plaid.call('/nowhere', {})).status).toBe(404);
  });
});
