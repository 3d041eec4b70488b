import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { Database } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';
import { networkKey } from './network-key.js';

/** SEC-10 and SEC-35: how many tries in how many seconds. The tests and load tools set their own. */
export const RATE_LIMITS = {
  /** Calls from one address. */
  call: { points: 600, seconds: 60 },
  /** One call by one user, from any address. */
  route: { points: 300, seconds: 60 },
  /** Files by one user: each picture keeps a core busy. */
  upload: { points: 30, seconds: 60 },
  /** Messages of a provider, which arrive in bursts. */
  webhook: { points: 12_000, seconds: 60 },
  /** Visits of campaign pages: counted in memory, so that no address is stored for them. */
  visitByAddress: { points: 60, seconds: 60 },
  loginByAccount: { points: 5, seconds: 900 },
  /** Failed sign-ins of one account from everywhere: after that a captcha is required. Nobody is locked out. */
  loginFromAnywhere: { points: 10, seconds: 3600 },
  /** Those that failed. */
  loginByAddress: { points: 20, seconds: 900 },
  /** The current password, required before a new one. */
  passwordByAccount: { points: 5, seconds: 900 },
  code: { points: 5, seconds: 900 },
  /** Codes that are mailed before money moves. */
  codeByMail: { points: 5, seconds: 900 },
  /** SEC-41. */
  invite: { points: 20, seconds: 86_400 },
  follow: { points: 100, seconds: 3600 },
  mailByAccount: { points: 3, seconds: 3600 },
  /** Codes of certificates that do not exist; a right one does not count. In memory: a public read writes nothing. */
  certificateByAddress: { points: 20, seconds: 900 },
  contactByAddress: { points: 5, seconds: 3600 },
  newsletterByAddress: { points: 10, seconds: 3600 },
  signUpByAddress: { points: 30, seconds: 3600 },
  message: { points: 60, seconds: 600 },
  /** People one has not written to before. */
  conversation: { points: 20, seconds: 86_400 },
  comment: { points: 20, seconds: 3600 },
  /** Updates of one owner: each is mailed to all of its readers. */
  update: { points: 10, seconds: 86_400 },
  /** Reminders of one owner, of all campaigns. */
  reminder: { points: 100, seconds: 86_400 },
  report: { points: 20, seconds: 86_400 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

const IN_MEMORY = ['call', 'route', 'upload', 'webhook', 'visitByAddress', 'certificateByAddress'] as const;
type CountedInMemory = (typeof IN_MEMORY)[number];
type CountedByAll = Exclude<RateLimitName, CountedInMemory>;

/** Limits whose key is an address. */
const byAddress = (name: RateLimitName): boolean => name === 'call' || name === 'webhook' || name.endsWith('ByAddress');

const keyOf = (name: RateLimitName, key: string): string => (byAddress(name) ? networkKey(key) : key);

const memoryLimit = (name: CountedInMemory): RateLimiterMemory =>
  new RateLimiterMemory({ points: RATE_LIMITS[name].points, duration: RATE_LIMITS[name].seconds });

interface Statement {
  text: string;
  values: unknown[];
}

/** The pool for the library, through the same path as every other call, which has a timeout. */
const storeOf = (database: Database) => ({
  query: async ({ text, values }: Statement) => {
    const found = await database.query<{ points: number; expire: string | null }>(text, values);
    return { rows: found.map((row) => ({ ...row, expire: Number(row.expire) })), rowCount: found.length };
  },
});

const isOfAll = (name: RateLimitName): name is CountedByAll => !IN_MEMORY.some((other) => other === name);
/** One limiter deletes expired rows; all share the table. */
const CLEARS: CountedByAll = 'code';

/**
 * Limits of tries. Those that guard accounts are counted in the database, for all processes together; the general one
 * is counted by each process in memory, because a write a request would cost more than it protects.
 */
@Injectable()
export class RateLimits {
  private readonly inMemory = {
    call: memoryLimit('call'),
    route: memoryLimit('route'),
    upload: memoryLimit('upload'),
    webhook: memoryLimit('webhook'),
    visitByAddress: memoryLimit('visitByAddress'),
    certificateByAddress: memoryLimit('certificateByAddress'),
  };
  private readonly ofAll: ReadonlyMap<RateLimitName, RateLimiterPostgres>;

  constructor(database: Database, config: Config) {
    const storeClient = storeOf(database);
    const limitOf = (name: CountedByAll): RateLimiterPostgres =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: RATE_LIMITS[name].points,
        duration: RATE_LIMITS[name].seconds,
        clearExpiredByTimeout: name === CLEARS,
      });
    const names = Object.keys(RATE_LIMITS) as RateLimitName[]; // the table's own names
    this.ofAll = new Map(names.filter(isOfAll).map((name) => [name, limitOf(name)]));
    this.relax(config.RATE_LIMIT_FACTOR);
  }

  /** Multiplies every limit: for journeys and load tools, never in production. */
  relax(factor: number): void {
    for (const name of IN_MEMORY) this.inMemory[name].points = RATE_LIMITS[name].points * factor;
    for (const [name, limit] of this.ofAll) limit.points = RATE_LIMITS[name].points * factor;
  }

  /** @throws request.too_many */
  async call(name: CountedInMemory, key: string): Promise<void> {
    try {
      await this.inMemory[name].consume(keyOf(name, key));
    } catch {
      throw new DomainError('request.too_many', { retryAfter: RATE_LIMITS[name].seconds });
    }
  }

  /**
   * Counts one try of `name` by `key`.
   * @throws request.too_many with the seconds to wait
   */
  async spend(name: CountedByAll, key: string): Promise<void> {
    try {
      await this.limit(name).consume(keyOf(name, key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new DomainError('request.too_many', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
  }

  /** Counts one attempt against a limit that refuses nothing; true for the attempt that reaches it. */
  async reaches(name: CountedByAll, key: string): Promise<boolean> {
    const limit = this.limit(name);
    return (await limit.penalty(keyOf(name, key))).consumedPoints === limit.points;
  }

  /** Whether a limit has been reached, without counting. */
  async isReached(name: CountedByAll, key: string): Promise<boolean> {
    const limit = this.limit(name);
    const counted = await limit.get(keyOf(name, key));
    return counted !== null && counted.consumedPoints >= limit.points;
  }

  /** Refunds one attempt, where only failures count. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.either(name).reward(keyOf(name, key));
  }

  /** Resets the attempts after a success. */
  async clear(name: RateLimitName, key: string): Promise<void> {
    await this.either(name).delete(keyOf(name, key));
  }

  private either(name: RateLimitName): RateLimiterMemory | RateLimiterPostgres {
    return isOfAll(name) ? this.limit(name) : this.inMemory[name];
  }

  private limit(name: CountedByAll): RateLimiterPostgres {
    const limit = this.ofAll.get(name);
    if (limit === undefined) throw new Error(`There is no limit ${name}`);
    return limit;
  }
}
