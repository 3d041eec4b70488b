import { adminApi, CAPTCHA_PROVIDERS, usersApi, visitorApi, type CaptchaProvider } from '@cairn/contracts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { SettingsService } from '../settings/site/settings.service.js';

const PASSWORD = 'Granite-Path7';
const SIGN_UP = {
  firstName: 'Test',
  lastName: 'Person',
  email: 'captcha@example.org',
  phoneNumber: '+15550100',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  userType: 'investor',
  termsAccepted: true,
  adult: true,
} as const;
const INQUIRY = {
  questionType: 'other',
  name: 'Test Person',
  email: 'captcha@example.org',
  subject: 'A question',
  description: 'Nothing has happened so far.',
};

const OUTSIDE = CAPTCHA_PROVIDERS.filter((provider) => provider !== 'altcha');

describe('the captcha of a form', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  let visitor = 0;
  const subscribe = (captcha: string | null): Promise<unknown> =>
    t.as(null).send(visitorApi.subscribe, { body: { email: `visitor${++visitor}@example.org` }, captcha });
  const refusal = (captcha: string | null): Promise<string> => refusalOf(subscribe(captcha));

  const choose = (captchaProvider: CaptchaProvider, secret = 'captcha-sandbox-secret'): Promise<void> =>
    t.db.inTx(async (tx) => {
      const settings = t.get(SettingsService);
      await settings.set(tx, 'captchaProvider', captchaProvider);
      await settings.set(tx, 'applicationSecret', settings.sealCaptchaSecret(secret));
    });

  const solved = async (): Promise<{ challenge: Challenge; solution: object }> => {
    const challenge = (await t.as(null).send(visitorApi.captchaChallenge, {})) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (solution === null) throw new Error('The puzzle was not solved');
    return { challenge, solution };
  };
  const write = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

  describe('as a proof of work', () => {
    beforeAll(() => choose('altcha'));

    it('decision 41: passes with the work done, once, and is not used up by a field that is wrong', async () => {
      const token = write(await solved());
      const body = { email: 'not an address' };
      expect(await refusalOf(t.as(null).send(visitorApi.subscribe, { body, captcha: token }))).toBe('request.invalid');
      await expect(subscribe(token)).resolves.toEqual({ done: true });
      expect(await refusal(token)).toBe('captcha.mismatch');
    });

    it('refuses what is missing, made up, changed or cheap; of many at once with the work done one passes', async () => {
      const { challenge, solution } = await solved();
      const { parameters } = challenge;
      expect(await refusal(null)).toBe('captcha.required');
      const worthless = [
        'x',
        write(null),
        write({}),
        write({ challenge, solution: {} }),
        write({ challenge, solution: { ...solution, derivedKey: '00' } }),
        write({ challenge: { ...challenge, signature: 'ff' }, solution }),
        write({
          challenge: { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature: challenge.signature },
          solution,
        }),
        write({ challenge: { parameters: { ...parameters, cost: 1 }, signature: challenge.signature }, solution }),
        write({ challenge: { parameters: { ...parameters, cost: 2 ** 31 } }, solution }),
        'a'.repeat(5_000),
      ];
      for (const token of worthless) expect(await refusal(token)).toMatch(/^captcha\.(mismatch|required)$/);
      const valid = write({ challenge, solution });
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => refusalOf(subscribe(valid)).catch(() => 'passed')),
      );
      expect(outcomes.filter((outcome) => outcome !== 'captcha.mismatch')).toHaveLength(1);
    });
  });

  describe.each(OUTSIDE)('by %s', (provider) => {
    beforeAll(() => choose(provider));

    it('passes with a good token, once', async () => {
      await expect(subscribe(`pass-${provider}`)).resolves.toEqual({ done: true });
      expect(await refusal(`pass-${provider}`)).toBe('captcha.mismatch');
    });

    it('refuses a bad one, an old one and none', async () => {
      expect(await refusal('fail')).toBe('captcha.mismatch');
      expect(await refusal('expired-1')).toBe('captcha.mismatch');
      expect(await refusal(null)).toBe('captcha.required');
    });

    it.each(['http_500', 'html_error_page', 'timeout_before_commit'])('lets nobody through on %s', async (effect) => {
      await t.control('POST', '/faults', { provider, effect });
      expect(await refusal(`pass-${provider}-${effect}`)).toBe('captcha.unavailable');
    });

    it('does not blame the visitor for a wrong secret of ours', async () => {
      await choose(provider, 'not-the-secret');
      expect(await refusal(`pass-${provider}-secret`)).toBe('captcha.unavailable');
      await choose(provider);
    });
  });

  it('is not asked for where the settings say so', async () => {
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'newsletterStatus', false));
    await expect(subscribe(null)).resolves.toEqual({ done: true });
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'newsletterStatus', true));
  });

  it.each([
    ['adminLoginStatus', () => t.as(null).send(adminApi.login, { body: { email: 'a@b.example', password: PASSWORD } })],
    ['frontLoginStatus', () => t.as(null).send(usersApi.login, { body: { email: 'a@b.example', password: PASSWORD } })],
    ['frontSignupStatus', () => t.as(null).send(usersApi.signUp, { body: SIGN_UP })],
    ['contactusStatus', () => t.as(null).send(visitorApi.contact, { body: INQUIRY })],
  ] as const)('%s decides whether its form asks', async (setting, send) => {
    const ask = (value: boolean) => t.db.inTx((tx) => t.get(SettingsService).set(tx, setting, value));
    await ask(true);
    expect(await refusalOf(send())).toBe('captcha.required');
    await ask(false);
    expect(await refusalOf(send()).catch(() => 'passed')).not.toBe('captcha.required');
  });

  it('SEC-35 the secret is stored encrypted', async () => {
    const [row] = await t.db.query<{ value: string }>(
      `select value::text as value from site_setting where name = 'applicationSecret'`,
    );
    expect(row?.value).not.toContain('captcha-sandbox-secret');
  });
});
