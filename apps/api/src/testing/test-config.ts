import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readConfig, type Config } from '../kernel/config/config.js';

/** A configuration for tests: everything on this machine, every secret worthless. */
export const testConfig = (databaseUrl: string, overrides: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    // A busy machine is slow, not wrong.
    DATABASE_TIMEOUT: '30',
    FILES_URL: `file:${join(tmpdir(), `cairn-test-files-${process.pid}`)}`,
    // Each test has a database of its own, and so heads of its own.
    LEDGER_HEADS_FILE: join(
      tmpdir(),
      `cairn-test-files-${process.pid}`,
      `${basename(new URL(databaseUrl).pathname)}.heads`,
    ),
    APP_SECRET: 'test-secret-test-secret-test-secret-test-secret',
    DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_KEY: 'sk_sandbox_cairn',
    STRIPE_URL: 'http://127.0.0.1:1',
    ECB_URL: 'off',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_platform',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_sandbox_connect',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    SERVE_SITES: 'no',
    ...overrides,
  });
