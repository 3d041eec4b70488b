import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import { readConfig } from '../kernel/config/config.js';
import { newId } from '../kernel/crypto/ids.js';
import { Database } from '../kernel/database/in-tx.js';
import { createApp } from '../kernel/http/create-app.js';
import { Capture, type Statement } from './capture.js';
import { SIGNED_IN, signedInId } from './drafts.js';

export const API = '/api/v1.1';
export const SLUG = 'bench-campaign-1';
export const BROWSE = `${API}/equities/browse`;
export const DETAIL = `${API}/equities/front/${SLUG}`;

export interface Ask {
  url: string;
  body?: object;
  /** As the first investor. */
  signedIn?: boolean;
}

/** A whole product in this process, whose statements are seen, and people who are signed in to it and to every other. */
export class BenchWorld {
  readonly tokens: string[] = [];

  private constructor(
    private readonly app: NestFastifyApplication,
    private readonly capture: Capture,
  ) {}

  static async open(env: Record<string, string>): Promise<BenchWorld> {
    const capture = new Capture();
    const config = readConfig(env);
    const app = await createApp(AppModule.forProcess(config, 'cairn_app'), config);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const world = new BenchWorld(app, capture);
    await world.signIn();
    return world;
  }

  /** A part of the product. */
  get<Part>(part: new (...wanted: never[]) => Part): Part {
    return this.app.get(part);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  /** A console session of a finance admin. */
  console(adminId: string): Promise<string> {
    return this.session(adminId, 'admin');
  }

  /** A session of somebody, of the site unless it is the console's. */
  async session(userId: string, kind: 'web' | 'admin' = 'web'): Promise<string> {
    const sessions = this.app.get(Sessions);
    const { sessionId, expiresAt } = await this.app
      .get(Database)
      .inTx((tx) => sessions.open(tx, userId, kind, { ip: null, userAgent: null }));
    return this.app.get(Tokens).forSession(sessionId, kind, expiresAt);
  }

  /** What one request sends to the database once caches are warm. */
  async statementsOf(
    ask: Ask,
    token: string | null = ask.signedIn ? (this.tokens[0] ?? null) : null,
  ): Promise<Statement[]> {
    return this.listen(() =>
      this.app.inject({
        method: ask.body === undefined ? 'GET' : 'POST',
        url: ask.url,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(ask.body === undefined ? {} : { payload: ask.body }),
      }),
    );
  }

  /** The same of an investment that is paid from the wallet, and its id: the second of two, once caches are warm. */
  async investment(next: () => { id: string; person: number }): Promise<{ id: string; statements: Statement[] }> {
    let paid = '';
    const statements = await this.listen(() => {
      const { id, person } = next();
      paid = id;
      return this.app.inject({
        method: 'POST',
        url: `${API}/process-investment/wallet-investment-completed/${id}`,
        headers: { authorization: `Bearer ${this.tokens[person]}`, 'idempotency-key': newId() },
        payload: {},
      });
    });
    return { id: paid, statements };
  }

  private async listen(call: () => Promise<{ statusCode: number; body: string }>): Promise<Statement[]> {
    await call();
    this.capture.statements.length = 0;
    this.capture.listening = true;
    const { statusCode, body } = await call();
    this.capture.listening = false;
    if (statusCode >= 400) throw new Error(`A benchmark's request was refused: ${body}`);
    return this.capture.statements.filter(({ sql }) => !/update session|^set /i.test(sql));
  }

  private async signIn(): Promise<void> {
    for (let n = 0; n < SIGNED_IN; n++) this.tokens.push(await this.session(signedInId(n)));
  }
}

/** Without what every transaction begins and ends with. */
export const own = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ sql }) => !/^(start transaction|begin|commit)/i.test(sql));
