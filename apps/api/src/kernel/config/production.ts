import type { Config } from './config.js';

/** Words that only occur in the sandbox's keys and in the example's secrets. */
const WORTHLESS = /sandbox|change[-_]me/i;
/** A random secret has many different characters, or bytes; one typed by hand has few. */
const LEAST_DIFFERENT = 10;
/** The sandbox's mail server, which delivers nothing. */
const SANDBOX_MAIL = 'smtp://127.0.0.1:4003';

const isTyped = (secret: Iterable<unknown>): boolean => new Set(secret).size < LEAST_DIFFERENT;
const bytesOf = (key: string): Buffer => Buffer.from(key.replace(/^.*?:/, ''), 'base64');

const isLocal = (url: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\]|0\.0\.0\.0)/.test(url);

/** Refuses sandbox providers and default secrets in production, where real money is involved. */
export function refuseInProduction(config: Config): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const refusals: string[] =
    config.RATE_LIMIT_FACTOR > 1 ? ['RATE_LIMIT_FACTOR: limits are not relaxed in production'] : [];
  if (isLocal(config.STRIPE_URL) || !config.STRIPE_URL.startsWith('https:')) {
    refusals.push('STRIPE_URL: production needs the real provider over https');
  }
  if (config.ECB_URL.startsWith('http:')) {
    refusals.push('ECB_URL: production reads rates over https alone');
  }
  // Test cards would be accepted for real shares.
  if (!/^[sr]k_live_/.test(config.STRIPE_KEY)) {
    refusals.push('STRIPE_KEY: production needs a live key (sk_live_… or rk_live_…)');
  }
  for (const name of [
    'RECAPTCHA_URL',
    'HCAPTCHA_URL',
    'TURNSTILE_URL',
    'GOOGLE_ISSUER',
    'LINKEDIN_ISSUER',
    'FACEBOOK_DIALOG_URL',
    'FACEBOOK_GRAPH_URL',
    'PAYPAL_URL',
    'PLAID_URL',
    'MANGOPAY_URL',
    'SHUFTI_URL',
    'NORTH_URL',
  ] as const) {
    if (!config[name].startsWith('https:')) refusals.push(`${name}: production needs the real provider over https`);
  }
  if (config.NORTH_WEBHOOK_FORMAT === 'plain') {
    refusals.push('NORTH_WEBHOOK_FORMAT: production takes encrypted messages alone');
  }
  for (const name of [
    'STRIPE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_CONNECT_WEBHOOK_SECRET',
    'PAYPAL_SECRET',
    'PLAID_SECRET',
    'MANGOPAY_API_KEY',
    'SHUFTI_SECRET',
    'NORTH_API_KEY',
    'APP_SECRET',
  ] as const) {
    if (WORTHLESS.test(config[name] ?? ''))
      refusals.push(`${name}: a value that everybody knows is not allowed in production`);
  }
  for (const name of ['APP_SECRET', 'METRICS_TOKEN'] as const) {
    const secret = config[name];
    if (secret !== undefined && isTyped(secret)) refusals.push(`${name}: production needs a random value`);
  }
  if (config.DATA_KEYS.split(',').some((key) => isTyped(bytesOf(key)))) {
    refusals.push('DATA_KEYS: production needs random keys');
  }
  for (const name of ['PUBLIC_URL', 'ADMIN_ORIGIN', 'MEDIA_ORIGIN'] as const) {
    if (config[name]?.startsWith('http:')) refusals.push(`${name}: production is reached over https alone`);
  }
  if (config.SMTP_URL === SANDBOX_MAIL) refusals.push('SMTP_URL: production needs a mail server of its own');
  if (config.SIGNING_KEY_FILE === undefined) {
    refusals.push('SIGNING_KEY_FILE: agreements are signed with a key of the operator’s own in production');
  }
  if (config.API_REFERENCE) refusals.push('API_REFERENCE: the description of the API is not public in production');
  return refusals;
}
