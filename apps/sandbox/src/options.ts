import { randomBytes } from 'node:crypto';

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** A webhook of PayPal: its messages are proved with its id instead of a secret. */
export interface PaypalTarget {
  readonly url: string;
  readonly webhookId: string;
}

/** How a sandbox runs. Every member has a default; port 0 takes any free port. */
export interface SandboxOptions {
  readonly host?: string;
  readonly port?: number;
  readonly stripePort?: number;
  readonly smtpPort?: number;
  /** The origin of Stripe's hosted pages as browsers see it; its own listener when left out. */
  readonly stripePublicUrl?: string;
  readonly stripeKey?: string;
  readonly stripeWebhook?: WebhookTarget;
  readonly connectWebhook?: WebhookTarget;
  /** Where Shufti Pro's callbacks go, and the secret they are signed with. */
  readonly shuftiWebhook?: WebhookTarget;
  /** Under it North Capital posts each method's replies, encrypted with the secret, 32 bytes in hexadecimal. */
  readonly northWebhook?: WebhookTarget;
  /** Where PayPal's events go; the id takes part in their signatures. */
  readonly paypalWebhook?: PaypalTarget;
  /** Documents are kept in PostgreSQL, else in a file, else in memory. */
  readonly databaseUrl?: string;
  readonly stateFile?: string;
  /** The product's database, whose clock rules; without it the sandbox has a clock of its own. */
  readonly clockDatabaseUrl?: string;
  /** The start of a separate clock, in milliseconds, possibly negative. */
  readonly clockOffsetMs?: number;
  readonly controlToken?: string;
  /** Secrets for the authenticator page, by label. */
  readonly authenticator?: Readonly<Record<string, string>>;
  /** Waits between the tries of a webhook, real milliseconds. */
  readonly webhookBackoffMs?: readonly number[];
  /** How long the product may take to answer a webhook. */
  readonly webhookTimeoutMs?: number;
}

export const DEFAULT_STRIPE_KEY = 'sk_sandbox_cairn';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DEFAULT_BACKOFF_MS: readonly number[] = [
  2 * SECOND,
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

export const newControlToken = (): string => randomBytes(24).toString('base64url');

/** What a variable holds cannot be used, or the sandbox must not run here. */
export class ConfigurationError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function port(env: Environment, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new ConfigurationError(`${name} must be a port from 0 to 65535, not ${value}`);
  }
  return number;
}

function url(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !URL.canParse(value)) throw new ConfigurationError(`${name} is not a URL: ${value}`);
  return value;
}

function target(env: Environment, prefix: string): WebhookTarget | undefined {
  const address = url(env, `${prefix}_URL`);
  const secret = text(env, `${prefix}_SECRET`);
  if (address === undefined) return undefined;
  if (secret === undefined) throw new ConfigurationError(`${prefix}_SECRET is missing: deliveries could not be signed`);
  return { url: address, secret };
}

function paypalTarget(env: Environment): PaypalTarget | undefined {
  const address = url(env, 'SANDBOX_PAYPAL_WEBHOOK_URL');
  const webhookId = text(env, 'SANDBOX_PAYPAL_WEBHOOK_ID');
  if (address === undefined) return undefined;
  if (webhookId === undefined) {
    throw new ConfigurationError('SANDBOX_PAYPAL_WEBHOOK_ID is missing: deliveries could not be signed');
  }
  return { url: address, webhookId };
}

function authenticator(env: Environment): Record<string, string> {
  const entries = (text(env, 'SANDBOX_AUTHENTICATOR') ?? '').split(',').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const split = entry.indexOf('=');
      if (split < 1) throw new ConfigurationError(`SANDBOX_AUTHENTICATOR needs label=SECRET, not ${entry}`);
      return [entry.slice(0, split).trim(), entry.slice(split + 1).trim()];
    }),
  );
}

/** Refuses to stand in for the outside world where real money could be meant. */
export function refuseProduction(env: Environment, stripeKey: string): void {
  if (env['NODE_ENV'] === 'production')
    throw new ConfigurationError('The sandbox does not run with NODE_ENV=production');
  if (/^(sk|rk)_live_/.test(stripeKey)) throw new ConfigurationError('The sandbox does not take a live key of Stripe');
}

/** Reads the options from environment variables; throws a ConfigurationError that names the variable at fault. */
export function optionsFromEnvironment(env: Environment): SandboxOptions {
  const stripeKey = text(env, 'SANDBOX_STRIPE_KEY') ?? DEFAULT_STRIPE_KEY;
  refuseProduction(env, stripeKey);
  const optional = {
    stripePublicUrl: url(env, 'SANDBOX_PUBLIC_URL_STRIPE'),
    stripeWebhook: target(env, 'SANDBOX_STRIPE_WEBHOOK'),
    connectWebhook: target(env, 'SANDBOX_CONNECT_WEBHOOK'),
    shuftiWebhook: target(env, 'SANDBOX_SHUFTI_WEBHOOK'),
    northWebhook: target(env, 'SANDBOX_NORTH_WEBHOOK'),
    paypalWebhook: paypalTarget(env),
    databaseUrl: url(env, 'SANDBOX_DATABASE_URL'),
    stateFile: text(env, 'SANDBOX_STATE_FILE'),
    clockDatabaseUrl: url(env, 'SANDBOX_CLOCK_DATABASE_URL'),
    controlToken: text(env, 'SANDBOX_CONTROL_TOKEN'),
  };
  if (optional.databaseUrl && optional.stateFile) {
    throw new ConfigurationError('Give SANDBOX_DATABASE_URL or SANDBOX_STATE_FILE, not both');
  }
  return {
    host: text(env, 'SANDBOX_HOST') ?? '127.0.0.1',
    port: port(env, 'SANDBOX_PORT', 4001),
    stripePort: port(env, 'SANDBOX_STRIPE_PORT', 4002),
    smtpPort: port(env, 'SANDBOX_SMTP_PORT', 4003),
    stripeKey,
    authenticator: authenticator(env),
    ...optional,
  };
}
