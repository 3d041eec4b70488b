import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DATABASE_PASSWORD } from './chaos-product.js';

const PAYPAL_WEBHOOK_ID = '7CAIRNCHAOSHOOK';
export const PAYPAL_CLIENT = { id: 'paypal-sandbox-client', secret: 'paypal-sandbox-secret' } as const;

/** The outside world's calls back arrive at the API's port; what the product calls is on the sandbox's. */
export function environmentsOf(home: string, databasePort: number, port: number) {
  const database = `postgres://cairn:${DATABASE_PASSWORD}@127.0.0.1:${databasePort}`;
  const secret = (name: string): string => `whsec_sandbox_${name}`;
  const outside = `http://127.0.0.1:${port + 1}`;
  const webhooks = `http://127.0.0.1:${port}/api/v1.1/webhooks`;
  const northKey = randomBytes(32).toString('hex');
  const product = {
    NODE_ENV: 'development',
    DATABASE_URL: `${database}/postgres`,
    FILES_URL: `file:${join(home, 'files')}`,
    APP_SECRET: `chaos-sandbox-${randomBytes(24).toString('hex')}`,
    DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${port + 3}`,
    STRIPE_KEY: 'sk_sandbox_cairn',
    STRIPE_URL: `http://127.0.0.1:${port + 2}`,
    STRIPE_WEBHOOK_SECRET: secret('platform'),
    STRIPE_CONNECT_WEBHOOK_SECRET: secret('connect'),
    PAYPAL_URL: `${outside}/paypal`,
    PAYPAL_CLIENT_ID: PAYPAL_CLIENT.id,
    PAYPAL_SECRET: PAYPAL_CLIENT.secret,
    PAYPAL_WEBHOOK_ID,
    PLAID_URL: `${outside}/plaid`,
    PLAID_CLIENT_ID: 'plaid-sandbox-client',
    PLAID_SECRET: 'plaid-sandbox-secret',
    PLAID_WEBHOOK_URL: `${webhooks}/plaid`,
    MANGOPAY_URL: `${outside}/mangopay`,
    MANGOPAY_CLIENT_ID: 'mangopay-sandbox-client',
    MANGOPAY_API_KEY: 'mangopay-sandbox-key',
    MANGOPAY_HOOK_URL: `http://127.0.0.1:${port}`,
    NORTH_URL: `${outside}/north/tapiv3/index.php/v3`,
    NORTH_CLIENT_ID: 'north-sandbox-client',
    NORTH_API_KEY: 'north-sandbox-key',
    NORTH_WEBHOOK_KEY: northKey,
    NORTH_OFFERINGS: '*=1001',
    ECB_URL: outside,
    RATE_LIMIT_FACTOR: '1000000',
    SERVE_SITES: 'no',
    LOG_LEVEL: 'warn',
  };
  const sandbox = {
    SANDBOX_PORT: String(port + 1),
    SANDBOX_STRIPE_PORT: String(port + 2),
    SANDBOX_SMTP_PORT: String(port + 3),
    SANDBOX_STRIPE_WEBHOOK_URL: `${webhooks}/stripe`,
    SANDBOX_STRIPE_WEBHOOK_SECRET: secret('platform'),
    SANDBOX_CONNECT_WEBHOOK_URL: `${webhooks}/stripe-connect`,
    SANDBOX_CONNECT_WEBHOOK_SECRET: secret('connect'),
    SANDBOX_PAYPAL_WEBHOOK_URL: `${webhooks}/paypal`,
    SANDBOX_PAYPAL_WEBHOOK_ID: PAYPAL_WEBHOOK_ID,
    SANDBOX_NORTH_WEBHOOK_URL: `${webhooks}/north`,
    SANDBOX_NORTH_WEBHOOK_SECRET: northKey,
    SANDBOX_CONTROL_TOKEN: randomBytes(24).toString('hex'),
    SANDBOX_CLOCK_DATABASE_URL: `${database}/postgres`,
    SANDBOX_DATABASE_URL: `${database}/cairn_sandbox`,
  };
  return { api: product, worker: product, sandbox };
}
