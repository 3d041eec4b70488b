import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { ADMIN_ROLES, type AdminRole } from '@cairn/contracts';
import { AppModule } from './app.module.js';
import { DemoWorld } from './demo/demo-world.js';
import { seedDemo } from './demo/seed-demo.js';
import { AuditChain } from './kernel/audit/audit-chain.js';
import { readConfig, type Config } from './kernel/config/config.js';
import { API_FOLDER } from './kernel/config/folders.js';
import { environmentExample } from './kernel/config/environment-example.js';
import { migrate } from './kernel/database/migrate.js';
import { startOnceReachable } from './kernel/database/reachable.js';
import { processUrl } from './kernel/database/roles.js';
import { createApp } from './kernel/http/create-app.js';
import { openApiDocument } from './kernel/openapi/openapi.js';
import { createLogger, NestLog } from './kernel/log/logger.js';
import { endWith } from './kernel/process/end.js';
import { fingerprintOf, LedgerVerifier, SCHEMA_FACTS, SCHEMA_FILE, type SchemaFact } from './modules/ledger/index.js';
import { KeyRotation } from './modules/operations/index.js';
import { CentralBankRates } from './modules/rates/index.js';
import { AdminAccounts } from './modules/users/index.js';

const PROGRESS_MILLISECONDS = 5_000;

/** Runs with the product's modules and always closes them. */
async function withProduct<T>(config: Config, work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: new NestLog(createLogger({ LOG_LEVEL: 'warn' })),
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** A line for each part of a verification, and every few seconds within a long one. */
function progressLines(): (progress: { stage: string; cursor: string | null }) => void {
  let told = { stage: '', at: 0 };
  return ({ stage, cursor }) => {
    if (stage === told.stage && Date.now() - told.at < PROGRESS_MILLISECONDS) return;
    told = { stage, at: Date.now() };
    console.log(cursor === null ? `Verifying: ${stage}` : `Verifying: ${stage}, after ${cursor}`);
  };
}

async function verifyLedger(config: Config): Promise<number> {
  const { violations, auditLog } = await withProduct(config, async (app) => ({
    violations: await app.get(LedgerVerifier).verify(progressLines()),
    auditLog: await app.get(AuditChain).verify(),
  }));
  for (const { invariant, claim, details } of violations) {
    console.error(`${invariant} does not hold: ${claim}`);
    for (const detail of details) console.error(`  ${detail}`);
  }
  console.log(
    violations.length === 0 ? 'Every invariant of the ledger holds.' : `${violations.length} invariants do not hold.`,
  );
  console.log(
    auditLog.broken.length === 0
      ? `The audit log is intact: ${auditLog.entries} entries in ${auditLog.blocks} blocks.`
      : `The audit log was changed in block ${auditLog.broken.join(', ')}.`,
  );
  return violations.length === 0 && auditLog.broken.length === 0 ? 0 : 1;
}

/** Opens an account for each address, with one role, and prints their one-time links in the same order. */
async function createAdmins(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string', multiple: true }, role: { type: 'string' } },
  });
  const { email: emails = [], role } = values;
  const isUsable = emails.length > 0 && emails.every((email) => email.includes('@'));
  if (!isUsable || !ADMIN_ROLES.some((known) => known === role)) {
    console.error(`Usage: admin create --email NAME@EXAMPLE.ORG [--email …] --role ${ADMIN_ROLES.join('|')}`);
    return 1;
  }
  await withProduct(config, async (app) => {
    for (const email of emails) {
      const secret = await app.get(AdminAccounts).invite(email.toLowerCase(), role as AdminRole);
      console.log(`${config.ADMIN_ORIGIN ?? config.PUBLIC_URL}/admin/enrol/${secret}`);
    }
  });
  return 0;
}

/** Reads the European Central Bank's rates of the day now, as the worker does each hour. */
async function importRates(config: Config): Promise<number> {
  const written = await withProduct(config, (app) => app.get(CentralBankRates).import());
  console.log(written === null ? 'ECB_URL is off: no rates are read.' : `${written} rates are new.`);
  return 0;
}

/**
 * Wraps every encrypted value by the first of DATA_KEYS, beside the running product: begun again, it goes on where it
 * ended. Afterwards the other keys are needed no more.
 */
async function rewrapValues(config: Config): Promise<number> {
  const left = await withProduct(config, async (app) => {
    const rotation = app.get(KeyRotation);
    await rotation.run(({ place, done }) => console.log(`${place}: ${done} wrapped anew`));
    return rotation.waiting();
  });
  const waiting = left.filter(({ count }) => count > 0);
  for (const { place, count } of waiting) console.error(`${place}: ${count} still wait`);
  console.log(waiting.length === 0 ? 'Every value is wrapped by the first of DATA_KEYS.' : 'Run the command again.');
  return waiting.length === 0 ? 0 : 1;
}

/** How many values wait for the first of DATA_KEYS. */
async function keyStatus(config: Config): Promise<number> {
  const left = await withProduct(config, (app) => app.get(KeyRotation).waiting());
  for (const { place, count } of left) console.log(`${place}: ${count}`);
  return 0;
}

/** Fills an empty product with the demonstration; the sandbox has to run. */
async function makeDemo(config: Config): Promise<number> {
  const { SANDBOX_URL: url, SANDBOX_CONTROL_TOKEN: token } = process.env;
  if (config.NODE_ENV === 'production' || !url || !token) {
    console.error(
      'The demonstration needs a running sandbox (SANDBOX_URL, SANDBOX_CONTROL_TOKEN) and is never made in production',
    );
    return 1;
  }
  const relaxed = { ...config, RATE_LIMIT_FACTOR: 1_000_000, LOG_LEVEL: 'warn' };
  const app = await createApp(AppModule.forProcess(relaxed, 'cairn_worker'), relaxed);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const world = new DemoWorld(app, config, { url, token });
  await world.open();
  try {
    const signIns = await seedDemo(world, (line) => console.log(line));
    console.log(`DEMO ${JSON.stringify(signIns)}`);
    return 0;
  } finally {
    await world.close();
    await app.close();
  }
}

/**
 * Writes what is generated from the code: the API's description and the list of variables; and, from an empty database in
 * DATABASE_URL, the fingerprint of the ledger's schema.
 */
async function generate(): Promise<number> {
  const { DATABASE_URL: url } = process.env;
  if (url !== undefined) await writeLedgerSchema(url);
  const config = readConfig({ ...environmentExample.values(), LOG_LEVEL: 'silent', SERVE_SITES: 'no' });
  const app = await createApp(AppModule.forProcess(config, 'cairn_app', { connect: false }), config, { offline: true });
  writeFileSync(join(API_FOLDER, 'openapi.json'), `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  writeFileSync(join(API_FOLDER, '..', '..', '.env.example'), environmentExample.text());
  return 0;
}

async function writeLedgerSchema(url: string): Promise<void> {
  await migrate({ DATABASE_URL: url, QUEUE_URL: 'redis:', APP_SECRET: 'only-for-a-database-that-is-thrown-away' });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<SchemaFact>(SCHEMA_FACTS);
    writeFileSync(SCHEMA_FILE, `${JSON.stringify(fingerprintOf(rows), null, 2)}\n`);
  } finally {
    await client.end();
  }
}

/**
 * Runs a command once its database can be reached, and again if the connection is lost midway: every command is
 * idempotent.
 */
const patiently = <T>(url: string, start: () => Promise<T>): Promise<T> =>
  startOnceReachable({ url, say: (line) => console.error(line), start });

async function main([command, ...rest]: string[]): Promise<number> {
  if (command === 'gen') return generate();
  const config = readConfig(process.env);
  const asWorker = processUrl(config, 'cairn_worker');
  switch (`${command} ${rest[0] ?? ''}`.trim()) {
    case 'migrate': {
      const done = await patiently(config.DATABASE_URL, () => migrate(config));
      console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}`);
      return 0;
    }
    case 'seed-demo':
      return makeDemo(config);
    case 'ledger verify':
      return patiently(asWorker, () => verifyLedger(config));
    case 'rates import':
      return patiently(asWorker, () => importRates(config));
    case 'data-keys rewrap':
      return patiently(asWorker, () => rewrapValues(config));
    case 'data-keys status':
      return patiently(asWorker, () => keyStatus(config));
    case 'admin create':
      return patiently(asWorker, () => createAdmins(config, rest.slice(1)));
    default:
      console.error(
        'Commands: migrate · ledger verify · rates import · data-keys rewrap|status · admin create --email --role · seed-demo · gen',
      );
      return 1;
  }
}

main(process.argv.slice(2)).then((code) => process.exit(code), endWith);
