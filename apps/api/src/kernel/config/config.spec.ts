import { Config, ConfigError, readConfig } from './config.js';
import { environmentExample } from './environment-example.js';
import { variable } from './variable.js';

const GOOD = {
  DATABASE_URL: 'postgres://cairn@127.0.0.1/cairn',
  APP_SECRET: 'a-long-secret-a-long-secret-a-long-secret',
  DATA_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')}`,
  STRIPE_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
};
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cairn.example',
  SMTP_URL: 'smtp://mail.cairn.example',
  SIGNING_KEY_FILE: '/run/secrets/signing',
};

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('It was accepted');
};

describe('configuration', () => {
  it('fills in what has a default', () => {
    expect(readConfig(GOOD)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      DATABASE_POOL: 8,
      DATABASE_TIMEOUT: 5,
      SERVE_SITES: true,
    });
    expect(readConfig({ ...GOOD, PORT: '' })).toMatchObject({ PORT: 4000 });
  });

  it.each([
    ['DATABASE_URL', 'mysql://x'],
    ['APP_SECRET', 'short-canary'],
    ['DATA_KEYS', 'k1:c2hvcnQtY2FuYXJ5'],
    ['STRIPE_KEY', 'pk_canary'],
    ['STRIPE_WEBHOOK_SECRET', 'canary'],
    ['QUEUE_URL', 'amqp://canary'],
    ['FILES_URL', 'canary'],
    ['PORT', '70000'],
    ['PORT', 'canary'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_TIMEOUT', '4'],
    ['PUBLIC_URL', 'https://canary.example/path'],
    ['NODE_ENV', 'canary'],
    ['LOG_LEVEL', 'canary'],
    ['SERVE_SITES', 'canary'],
    ['METRICS_TOKEN', 'canary'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://*.canary.example'],
    ['CORS_ORIGINS', 'https://canary.example/'],
    ['CORS_ORIGINS', 'https://one.example, https://canary.example'],
    ['ADMIN_ORIGIN', 'https://canary.example/admin'],
    ['MEDIA_ORIGIN', 'https://canary.example/media'],
    ['ADMIN_ADDRESSES', '203.0.113.7, canary'],
    ['ADMIN_ADDRESSES', '203.0.113.0/33'],
    ['API_REFERENCE', 'canary'],
  ])('refuses %s = %s, and names the variable but not its value', (name, value) => {
    const refusal = refusalOf({ ...GOOD, [name]: value });
    expect(refusal).toContain(`${name}:`);
    if (value.includes('canary')) expect(refusal).not.toContain(value);
  });

  it('names everything that is missing at once', () => {
    const refusal = refusalOf({});
    for (const name of Object.keys(GOOD)) expect(refusal).toContain(`${name}:`);
  });

  it('SEC-40 SEC-54 takes real values in production, and refuses what belongs to the sandbox, is public or was typed', () => {
    expect(readConfig(PRODUCTION).NODE_ENV).toBe('production');
    for (const [name, value] of [
      ['STRIPE_KEY', 'sk_sandbox_cairn'],
      // B-20: test cards would buy real shares.
      ['STRIPE_KEY', 'sk_test_51abc'],
      ['STRIPE_KEY', 'rk_test_51abc'],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox_platform'],
      ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_sandbox_connect'],
      ['APP_SECRET', 'sandbox-secret-sandbox-secret-sandbox-secret'],
      ['STRIPE_URL', 'http://127.0.0.1:4002'],
      ['STRIPE_URL', 'https://localhost:4002'],
      ['STRIPE_URL', 'http://api.stripe.com'],
      ['RATE_LIMIT_FACTOR', '2'],
      // SEC-54: secrets that were typed by hand or left at their sample value.
      ['APP_SECRET', 'x'.repeat(32)],
      ['APP_SECRET', '01'.repeat(32)],
      ['METRICS_TOKEN', 'x'.repeat(16)],
      ['DATA_KEYS', `k1:${Buffer.alloc(32, 7).toString('base64')}`],
      ['DATA_KEYS', `${GOOD.DATA_KEYS},k0:${Buffer.alloc(32).toString('base64')}`],
      ['PUBLIC_URL', 'http://cairn.example'],
      ['PUBLIC_URL', ''],
      ['ADMIN_ORIGIN', 'http://console.cairn.example'],
      ['MEDIA_ORIGIN', 'http://media.cairn.example'],
      ['SMTP_URL', ''],
      // SEC-40
      ['API_REFERENCE', 'yes'],
    ] as const) {
      expect(refusalOf({ ...PRODUCTION, [name]: value })).toContain(`${name}:`);
      expect(readConfig({ ...GOOD, [name]: value })).toBeDefined();
    }
  });

  it('the example names every variable, shows no secret that works, and is refused in production', () => {
    const text = environmentExample.text();
    for (const { name, description } of variable.all(Config)) {
      expect(text).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
      expect(text).toContain(description);
    }
    expect(readConfig(environmentExample.values())).toBeDefined();
    const refusal = refusalOf({ ...environmentExample.values(), NODE_ENV: 'production' });
    for (const name of ['APP_SECRET', 'DATA_KEYS', 'STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY_FILE']) {
      expect(refusal).toContain(`${name}:`);
    }
  });
});
