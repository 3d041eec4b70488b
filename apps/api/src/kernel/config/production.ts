import type { Config } from './config.js';

/** Words that only ever stand in the sandbox's keys and in the example's secrets. */
const WORTHLESS = /sandbox|change[-_]me/i;
/** The example's data key: 32 bytes of nothing. */
const EMPTY_KEY = /:A{43}=/;

const isLocal = (url: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\]|0\.0\.0\.0)/.test(url);

/** In production no sandbox provider and no default secret: other people's money must not meet them. */
export function refuseInProduction(config: Config): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const refusals: string[] =
    config.RATE_LIMIT_FACTOR > 1 ? ['RATE_LIMIT_FACTOR: limits are not relaxed in production'] : [];
  if (isLocal(config.STRIPE_URL) || !config.STRIPE_URL.startsWith('https:')) {
    refusals.push('STRIPE_URL: production needs the real provider over https');
  }
  // Test cards would buy real shares.
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
  ] as const) {
    if (!config[name].startsWith('https:')) refusals.push(`${name}: production needs the real provider over https`);
  }
  for (const name of ['STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET', 'APP_SECRET'] as const) {
    if (WORTHLESS.test(config[name]))
      refusals.push(`${name}: a value that everybody knows is not allowed in production`);
  }
  if (EMPTY_KEY.test(config.DATA_KEYS)) refusals.push('DATA_KEYS: the key of the example is not allowed in production');
  return refusals;
}
