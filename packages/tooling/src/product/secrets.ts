import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../process/failure.js';

export type Environment = Readonly<Record<string, string>>;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Secrets for development and demos. All bear the word that production refuses. */
export const newSecrets = (): Environment => ({
  APP_SECRET: `sandbox-${random(36)}`,
  DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  STRIPE_KEY: 'sk_sandbox_cairn',
  STRIPE_WEBHOOK_SECRET: `whsec_sandbox_${random(24)}`,
  STRIPE_CONNECT_WEBHOOK_SECRET: `whsec_sandbox_${random(24)}`,
  SANDBOX_CONTROL_TOKEN: random(24),
  POSTGRES_PASSWORD: random(24),
});

/**
 * The record of the last start.
 * @throws Failure when the file was damaged
 */
export function readEnvironment(file: string): Environment | null {
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) throw new Error('not an object');
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
  } catch {
    throw new Failure(`${file} cannot be read; \`npm start -- --reset\` starts again from an empty database`);
  }
}

/** Readable by its owner alone. */
export function writeEnvironment(file: string, environment: Environment): void {
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
