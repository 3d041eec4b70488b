import { rmSync } from 'node:fs';
import pg from 'pg';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { readConfig } from '../kernel/config/config.js';
import { migrate } from '../kernel/database/migrate.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import { Database } from '../kernel/database/in-tx.js';
import { newId } from '../kernel/crypto/ids.js';
import { createApp } from '../kernel/http/create-app.js';
import type { Identity } from '../kernel/http/request.js';
import { InvestmentReadsRepository } from '../modules/investments/record/investment-reads.repository.js';
import { InvestService } from '../modules/investments/investing/invest.service.js';
import { asScript, Capture, type Statement } from './capture.js';
import { openBenchHome } from './bench-home.js';
import { fillCampaigns, fillLedger, fillPeople, HOT_CAMPAIGN, INVESTORS, investorId } from './data.js';
import { CONNECTIONS, investByPgbench, investOverHttp } from './invest-load.js';
import { getLoad, interleave, postLoad } from './measure.js';
import { startApi, startBare } from './processes.js';
import { compareSignedIn, fillNotifications, SIGNED_IN_READS, type SignedInRead } from './signed-in.js';

export interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean;
}

type Say = (line: string) => void;

const SECONDS = 4;
const SLUG = 'bench-campaign-1';
const BROWSE = '/api/v1.1/equities/browse';

const ratio = (name: string, value: number, least: number): Figure => ({
  name,
  value: value.toFixed(2),
  target: `at least ${least}`,
  met: value >= least,
});

interface Level {
  list: number;
  bareList: number;
  detail: number;
  bareDetail: number;
  http: number;
  service: number;
  pgbench: number;
}

class Bench {
  readonly capture = new Capture();
  private inProcess!: NestFastifyApplication;
  private tokens: string[] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly env: Record<string, string>,
  ) {}

  async open(): Promise<void> {
    const config = readConfig(this.env);
    this.inProcess = await createApp(AppModule.forProcess(config, 'cairn_app'), config);
    await this.inProcess.init();
    await this.inProcess.getHttpAdapter().getInstance().ready();
    const sessions = this.inProcess.get(Sessions);
    for (let n = 1; n <= INVESTORS; n += 10) {
      const { sessionId, expiresAt } = await this.inProcess
        .get(Database)
        .inTx((tx) => sessions.open(tx, investorId(n), 'web', { ip: null, userAgent: null }));
      this.tokens.push(this.inProcess.get(Tokens).forSession(sessionId, 'web', expiresAt));
    }
  }

  close(): Promise<void> {
    return this.inProcess.close();
  }

  /** What one request sends to the database, the cached session check left out. */
  async statementsOf(call: () => Promise<unknown>) {
    await call();
    this.capture.statements.length = 0;
    this.capture.listening = true;
    await call();
    this.capture.listening = false;
    return this.capture.statements.filter(({ sql }) => !/update session|^set /i.test(sql));
  }

  browse() {
    return this.inProcess.inject({ method: 'POST', url: BROWSE, payload: {} });
  }

  detail() {
    return this.inProcess.inject({ method: 'GET', url: `/api/v1.1/equities/front/${SLUG}` });
  }

  invest() {
    return this.inProcess.inject({
      method: 'POST',
      url: `/api/v1.1/process-investment/${HOT_CAMPAIGN}`,
      headers: { authorization: `Bearer ${this.tokens[0]}`, 'idempotency-key': newId() },
      payload: { amount: 100, paymentType: 'wallet' },
    });
  }

  /** Investments a second through the service, without HTTP, at the same number of connections. */
  async throughService(): Promise<number> {
    const service = this.inProcess.get(InvestService);
    const reads = this.inProcess.get(InvestmentReadsRepository);
    const until = performance.now() + SECONDS * 1000;
    let done = 0;
    const worker = async (): Promise<void> => {
      while (performance.now() < until) {
        const userId = investorId(1 + Math.floor(Math.random() * INVESTORS));
        const caller = { userId, email: userId } as Identity; // all that the service reads of it
        await reads.one(
          userId,
          await service.invest(caller, HOT_CAMPAIGN, { amount: 100n, paymentType: 'wallet' }, newId()),
        );
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    return done / SECONDS;
  }

  async level(say: Say): Promise<Level> {
    const [listQuery] = await this.statementsOf(() => this.browse());
    const [detailQuery] = await this.statementsOf(() => this.detail());
    const script = await this.investScript();
    const bare = await startBare({
      BARE_DATABASE_URL: this.env['DATABASE_URL'] ?? '',
      BARE_POOL: '16',
      BARE_QUERIES: JSON.stringify({
        '/list': { ...listQuery, column: 'items' },
        '/detail': { ...detailQuery, column: 'page' },
      }),
    });
    const api = await startApi(this.env);
    try {
      const [list = 0, bareList = 1] = await interleave([
        () => postLoad(`${api.url}${BROWSE}`, {}),
        () => getLoad(`${bare.url}/list`),
      ]);
      say(`  browse ${list.toFixed(0)}/s, bare ${bareList.toFixed(0)}/s`);
      const [detail = 0, bareDetail = 1] = await interleave([
        () => getLoad(`${api.url}/api/v1.1/equities/front/${SLUG}`),
        () => getLoad(`${bare.url}/detail`),
      ]);
      say(`  detail ${detail.toFixed(0)}/s, bare ${bareDetail.toFixed(0)}/s`);
      const [http = 0, service = 0, pgbench = 1] = await interleave([
        () => investOverHttp(api.url, this.tokens, SECONDS),
        () => this.throughService(),
        async () => investByPgbench(this.env['DATABASE_URL'] ?? '', script, SECONDS),
      ]);
      say(`  invest over HTTP ${http.toFixed(0)}/s, service ${service.toFixed(0)}/s, pgbench ${pgbench.toFixed(0)}/s`);
      return { list, bareList, detail, bareDetail, http, service, pgbench };
    } finally {
      await api.stop();
      await bare.stop();
    }
  }

  /** Reads of somebody who is signed in, against bare. */
  async signedIn(): Promise<Record<SignedInRead, number>> {
    const headers = { authorization: `Bearer ${this.tokens[0]}` };
    const statementOf = async (url: string): Promise<Statement> => {
      const [statement] = await this.statementsOf(() => this.inProcess.inject({ method: 'GET', url, headers }));
      if (statement === undefined) throw new Error(`${url} asked the database nothing`);
      return statement;
    };
    return compareSignedIn(this.env, this.tokens[0] ?? '', {
      me: await statementOf(SIGNED_IN_READS.me),
      notifications: await statementOf(SIGNED_IN_READS.notifications),
    });
  }

  async counts(): Promise<{ list: number; detail: number; invest: number }> {
    const own = (sql: string): boolean => !/^(start transaction|commit)/i.test(sql);
    const count = async (call: () => Promise<unknown>) =>
      (await this.statementsOf(call)).filter(({ sql }) => own(sql)).length;
    return {
      list: await count(() => this.browse()),
      detail: await count(() => this.detail()),
      invest: await count(() => this.invest()),
    };
  }

  private async investScript(): Promise<string> {
    const statements = await this.statementsOf(() => this.invest());
    return asScript(this.client, statements, investorId(1), [HOT_CAMPAIGN], INVESTORS);
  }
}

/** The figures of the issue, on a durable cluster of its own. */
export async function runBenchmarks(say: Say): Promise<Figure[]> {
  const home = await openBenchHome('bench', {});
  const { cluster, folder } = home;
  const env = { ...home.env, DATABASE_POOL: '16', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  try {
    await migrate(readConfig(env));
    await client.connect();
    await fillPeople(client);
    await fillCampaigns(client, 1, 100);
    const bench = new Bench(client, env);
    await bench.open();
    say('100 campaigns, few ledger lines');
    const small = await bench.level(say);
    await fillCampaigns(client, 101, 10_000);
    await fillLedger(client, 100_000);
    await fillNotifications(client);
    say('10,000 campaigns, 100,000 ledger lines');
    const large = await bench.level(say);
    const signedIn = await bench.signedIn();
    const counts = await bench.counts();
    await bench.close();
    return [
      ...figures(small, large, counts),
      ratio('Who is signed in (/users/me), against bare', signedIn.me, 0.7),
      ratio('Notifications, against bare', signedIn.notifications, 0.7),
    ];
  } finally {
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = (small: Level, large: Level, counts: { list: number; detail: number; invest: number }): Figure[] => [
  ratio('Browse list over 10,000 campaigns, against bare', large.list / large.bareList, 0.75),
  ratio('Campaign detail, against bare', large.detail / large.bareDetail, 0.75),
  ratio('Wallet investments on one campaign over HTTP, against pgbench', large.http / large.pgbench, 0.35),
  ratio('The same through the service, against pgbench', large.service / large.pgbench, 0.6),
  ratio('Browse list, 10,000 campaigns against 100', large.list / small.list, 0.7),
  ratio('Campaign detail, 10,000 campaigns against 100', large.detail / small.detail, 0.7),
  ratio('Investments, 100,000 ledger lines against few', large.http / small.http, 0.7),
  { name: 'SQL statements of the browse list', value: String(counts.list), target: '1', met: counts.list === 1 },
  {
    name: 'SQL statements of the campaign detail',
    value: String(counts.detail),
    target: '1',
    met: counts.detail === 1,
  },
  {
    name: 'SQL statements of a wallet investment',
    value: String(counts.invest),
    target: 'at most 10',
    met: counts.invest <= 10,
  },
];
