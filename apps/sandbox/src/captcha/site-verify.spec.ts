import { Harness } from '../testing/harness.js';
import { CAPTCHA_SECRET } from './site-verify.js';

describe('the captcha providers', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterAll(() => world.close());

  const ask = async (path: string, form: Record<string, string>): Promise<unknown> =>
    (await fetch(world.sandbox.urls.control + path, { method: 'POST', body: new URLSearchParams(form) })).json();

  it.each(['/recaptcha/api/siteverify', '/siteverify', '/turnstile/v0/siteverify'])(
    '%s judges as it does',
    async (path) => {
      const secret = CAPTCHA_SECRET;
      expect(await ask(path, { secret, response: 'pass-1' })).toMatchObject({ success: true, hostname: 'localhost' });
      const refusals: [Record<string, string>, string][] = [
        [{ secret, response: 'pass-1' }, 'timeout-or-duplicate'],
        [{ secret, response: 'expired' }, 'timeout-or-duplicate'],
        [{ secret, response: 'nonsense' }, 'invalid-input-response'],
        [{ secret }, 'missing-input-response'],
        [{ response: 'pass-2' }, 'missing-input-secret'],
        [{ secret: 'other', response: 'pass-2' }, 'invalid-input-secret'],
      ];
      for (const [form, code] of refusals) {
        expect(await ask(path, form)).toEqual({ success: false, 'error-codes': [code] });
      }
    },
  );
});
