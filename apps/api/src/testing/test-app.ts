import { createClient, type ApiRequest, type ApiResponse, type Client, type Transport } from '@cairn/client';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { INestApplicationContext, Type } from '@nestjs/common';
import supertest from 'supertest';
import { AppModule } from '../app.module.js';
import { createApp } from '../kernel/http/create-app.js';
import { Clock } from '../kernel/clock/clock.js';
import { Database } from '../kernel/database/in-tx.js';
import { Delivery } from '../kernel/outbox/delivery.js';
import { RateLimits } from '../kernel/limits/rate-limits.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { holdToDescription } from './described-replies.js';
import { watchConnections } from './one-connection.js';
import { cloneDatabase, type TestDatabase } from './test-database.js';
import { testConfig } from './test-config.js';

export interface TestApp {
  app: NestFastifyApplication;
  database: TestDatabase;
  db: Database;
  get<T>(type: Type<T>): T;
  http(): ReturnType<typeof supertest>;
  /** The typed client as somebody, or as a visitor. */
  as(token: string | null): Client;
  /** Delivers every waiting event. */
  drain(): Promise<number>;
  /** Moves business time and runs what has become due. */
  advance(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

watchConnections();

/** The product that each client calls. */
const APPS = new WeakMap<Client, TestApp>();

export function appOf(client: Client): TestApp {
  const app = APPS.get(client);
  if (app === undefined) throw new Error('This client is of no test app');
  return app;
}

/** Costs as much as all other sweeps together; the files that are about these run them by name. */
const LEFT_OUT = [
  'ledger.verify_new',
  'ledger.verify_whole',
  'payments.balances',
  'payments.provider_setup',
  'rates.import',
];

/** Asks every provider for its records: a third of what all others cost, and few files look at statements. */
const STATEMENTS = 'payments.statement_import';
const READING_STATEMENTS = new WeakSet<INestApplicationContext>();

/** From now on the providers' statements are read with what becomes due in this app. */
export const readStatements = (app: INestApplicationContext): void => void READING_STATEMENTS.add(app);

/** Runs what has become due; the providers' statements only once they were asked for by `readStatements`. */
export const runDue = (app: INestApplicationContext): Promise<number> =>
  app.get(Sweeps).runAll(READING_STATEMENTS.has(app) ? LEFT_OUT : [...LEFT_OUT, STATEMENTS]);

/** The client's calls over supertest. */
const overSupertest =
  (app: NestFastifyApplication): Transport =>
  async ({ method, path, headers, body }: ApiRequest): Promise<ApiResponse> => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'; // HttpMethod in small letters
    const call = supertest(app.getHttpServer())[verb](`/api/v1.1${path}`).set(headers);
    const answer = await (typeof body === 'string' ? call.send(body) : call);
    const isJson = (answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.status,
      json: isJson ? (answer.body as unknown) : null,
      headers: { get: (name) => answer.headers[name.toLowerCase()] ?? null },
    };
  };

/**
 * The whole product over a database of its own. Rate limits and the puzzle at sign-up are out of the way unless the
 * file tests them.
 */
export async function startTestApp(
  overrides: Record<string, string> = {},
  options: { database?: TestDatabase; relax?: number; captcha?: boolean } = {},
): Promise<TestApp> {
  const database = options.database ?? (await cloneDatabase());
  if (!options.captcha) {
    await database.asOwner((client) =>
      client.query(`update site_setting set value = 'false' where name = 'frontSignupStatus'`),
    );
  }
  const config = testConfig(database.url, overrides);
  const app = await createApp(AppModule.forProcess(config, 'cairn_worker'), config);
  const undescribed = holdToDescription(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  app.get(RateLimits).relax(options.relax ?? 10_000);
  const transport = overSupertest(app);
  const registered = (client: Client): Client => {
    APPS.set(client, t);
    return client;
  };
  const t: TestApp = {
    app,
    database,
    db: app.get(Database),
    get: (type) => app.get(type),
    http: () => supertest(app.getHttpServer()),
    as: (token) => registered(createClient(transport, { token: () => token })),
    drain: () => app.get(Delivery).drain(),
    async advance(milliseconds) {
      await database.asOwner((client) => client.query('select kernel.advance_clock($1)', [milliseconds]));
      await app.get(Clock).refresh();
      await runDue(app);
      await app.get(Delivery).drain();
    },
    async close() {
      await app.close();
      await database.drop();
      expect(undescribed()).toEqual([]);
    },
  };
  return t;
}
