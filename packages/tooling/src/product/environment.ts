import type { Environment } from './secrets.js';

export interface Addresses {
  /** Where the API, web client and console answer; the sandbox takes the three ports after it. */
  port: number;
  host: string;
  /** PostgreSQL as the owner of the schema. */
  databaseUrl: string;
  /** The storage of the sandbox: a database or a file. */
  sandboxState: { databaseUrl: string } | { file: string };
  files: string;
}

const LOCAL = '127.0.0.1';

/** What the sandbox signs the messages of Shufti Pro with. */
const SHUFTI_SECRET = 'shufti-sandbox-secret';
/** What it encrypts those of North Capital with. */
const NORTH_WEBHOOK_KEY = '5a'.repeat(32);
/** The id of PayPal's webhook, which takes part in its signatures. */
const PAYPAL_WEBHOOK_ID = '7CAIRNSANDBOXHOOK';

/** The stand-ins of the identity providers and the client they accept (apps/sandbox/src/identity/providers.ts). */
const identityProviders = (base: string): Environment => {
  const client = (name: string): Environment => ({
    [`${name}_CLIENT_ID`]: 'cairn-sandbox-client',
    [`${name}_CLIENT_SECRET`]: 'identity-sandbox-secret',
  });
  return {
    ...client('GOOGLE'),
    ...client('LINKEDIN'),
    ...client('FACEBOOK'),
    GOOGLE_ISSUER: `${base}/google`,
    LINKEDIN_ISSUER: `${base}/linkedin`,
    FACEBOOK_DIALOG_URL: `${base}/facebook/authorize`,
    FACEBOOK_GRAPH_URL: `${base}/facebook`,
  };
};

/** The environment of API, worker and commands, besides the secrets. */
export const productEnvironment = (to: Addresses): Environment => ({
  NODE_ENV: 'development',
  DATABASE_URL: to.databaseUrl,
  QUEUE_URL: 'postgres:',
  FILES_URL: `file:${to.files}`,
  HOST: to.host,
  PORT: String(to.port),
  PUBLIC_URL: `http://${LOCAL}:${to.port}`,
  STRIPE_URL: `http://${LOCAL}:${to.port + 2}`,
  SMTP_URL: `smtp://${LOCAL}:${to.port + 3}`,
  ECB_URL: `http://${LOCAL}:${to.port + 1}`,
  RECAPTCHA_URL: `http://${LOCAL}:${to.port + 1}`,
  HCAPTCHA_URL: `http://${LOCAL}:${to.port + 1}`,
  TURNSTILE_URL: `http://${LOCAL}:${to.port + 1}`,
  ...identityProviders(`http://${LOCAL}:${to.port + 1}/identity`),
  NORTH_URL: `http://${LOCAL}:${to.port + 1}/north/tapiv3/index.php/v3`,
  NORTH_CLIENT_ID: 'north-sandbox-client',
  NORTH_API_KEY: 'north-sandbox-key',
  NORTH_WEBHOOK_KEY,
  NORTH_OFFERINGS: '*=1001',
  PAYPAL_URL: `http://${LOCAL}:${to.port + 1}/paypal`,
  PAYPAL_CLIENT_ID: 'paypal-sandbox-client',
  PAYPAL_SECRET: 'paypal-sandbox-secret',
  PAYPAL_WEBHOOK_ID,
  PLAID_URL: `http://${LOCAL}:${to.port + 1}/plaid`,
  PLAID_CLIENT_ID: 'plaid-sandbox-client',
  PLAID_SECRET: 'plaid-sandbox-secret',
  MANGOPAY_URL: `http://${LOCAL}:${to.port + 1}/mangopay`,
  MANGOPAY_CLIENT_ID: 'mangopay-sandbox-client',
  MANGOPAY_API_KEY: 'mangopay-sandbox-key',
  SHUFTI_URL: `http://${LOCAL}:${to.port + 1}/shufti`,
  SHUFTI_CLIENT_ID: 'shufti-sandbox-client',
  SHUFTI_SECRET,
  SANDBOX_URL: `http://${LOCAL}:${to.port + 1}`,
  SERVE_SITES: 'yes',
  API_REFERENCE: 'yes',
});

/** The environment of the sandbox. */
export const sandboxEnvironment = (secrets: Environment, to: Addresses): Environment => ({
  SANDBOX_HOST: LOCAL,
  SANDBOX_PORT: String(to.port + 1),
  SANDBOX_STRIPE_PORT: String(to.port + 2),
  SANDBOX_SMTP_PORT: String(to.port + 3),
  SANDBOX_STRIPE_KEY: secrets['STRIPE_KEY'] ?? '',
  SANDBOX_STRIPE_WEBHOOK_URL: `http://${LOCAL}:${to.port}/api/v1.1/webhooks/stripe`,
  SANDBOX_STRIPE_WEBHOOK_SECRET: secrets['STRIPE_WEBHOOK_SECRET'] ?? '',
  SANDBOX_CONNECT_WEBHOOK_URL: `http://${LOCAL}:${to.port}/api/v1.1/webhooks/stripe-connect`,
  SANDBOX_CONNECT_WEBHOOK_SECRET: secrets['STRIPE_CONNECT_WEBHOOK_SECRET'] ?? '',
  SANDBOX_NORTH_WEBHOOK_URL: `http://${LOCAL}:${to.port}/api/v1.1/webhooks/north`,
  SANDBOX_NORTH_WEBHOOK_SECRET: NORTH_WEBHOOK_KEY,
  SANDBOX_PAYPAL_WEBHOOK_URL: `http://${LOCAL}:${to.port}/api/v1.1/webhooks/paypal`,
  SANDBOX_PAYPAL_WEBHOOK_ID: PAYPAL_WEBHOOK_ID,
  SANDBOX_SHUFTI_WEBHOOK_URL: `http://${LOCAL}:${to.port}/api/v1.1/webhooks/shufti`,
  SANDBOX_SHUFTI_WEBHOOK_SECRET: SHUFTI_SECRET,
  SANDBOX_CONTROL_TOKEN: secrets['SANDBOX_CONTROL_TOKEN'] ?? '',
  SANDBOX_CLOCK_DATABASE_URL: to.databaseUrl,
  ...('file' in to.sandboxState
    ? { SANDBOX_STATE_FILE: to.sandboxState.file }
    : { SANDBOX_DATABASE_URL: to.sandboxState.databaseUrl }),
});
