import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testConfig } from '../../testing/test-config.js';
import { SettingsService } from '../settings/site/settings.service.js';
import { frameHtml, framePolicy, widgetOf } from './captcha-frame.js';

describe('the frame of an outside captcha', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const choose = (provider: string, siteKey: string | null): Promise<void> =>
    t.db.inTx(async (tx) => {
      await t.get(SettingsService).set(tx, 'captchaProvider', provider);
      await t.get(SettingsService).set(tx, 'applicationClient', siteKey);
    });

  it('is not there for the proof of work, nor without a site key', async () => {
    await t.http().get('/captcha-frame').expect(404);
    await choose('turnstile', null);
    await t.http().get('/captcha-frame').expect(404);
  });

  it('SEC-18 lets in the chosen provider, may be shown by our own pages alone, and is never kept', async () => {
    await choose('turnstile', 'site-key');
    const { headers, text } = await t.http().get('/captcha-frame').expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('hcaptcha');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('class="cf-turnstile" data-sitekey="site-key"');
  });

  it.each([
    ['recaptcha', 'https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com'],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'https://*.hcaptcha.com'],
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js', 'https://challenges.cloudflare.com'],
  ] as const)('%s comes from its own hosts when none is configured', (provider, script, host) => {
    const widget = widgetOf(provider, testConfig('postgres://nobody@127.0.0.1:1/none'));
    expect(widget.script).toBe(script);
    expect(framePolicy(widget)).toContain(host);
  });

  it('SEC-20 a site key stays text', () => {
    const widget = widgetOf('turnstile', testConfig('postgres://nobody@127.0.0.1:1/none'));
    expect(frameHtml(widget, '"><script>alert(1)</script>')).not.toContain('<script>alert');
  });
});
