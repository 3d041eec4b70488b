import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { Database } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';
import { networkKey } from './network-key.js';

/** SEC-10 and SEC-35: how many tries in how many seconds. The tests and load tools set their own. */
export const RATE_LIMITS = {
  /** Calls from one address. */
  call: { points: 600, seconds: 60 },
  /** One call by one user, from wherever they come. */
  route: { points: 300, seconds: 60 },
  /** Files by one user: each picture keeps a core busy. */
  upload: { points: 30, seconds: 60 },
  /** Messages of a provider, which come in bursts. */
  webhook: { points: 12_000, seconds: 60 },
  loginByAccount: { points: 5, seconds: 900 },
  /** Failed sign-ins of one account from everywhere: from then on a puzzle is asked for. Nobody is locked out. */
  loginFromAnywhere: { points: 10, seconds: 3600 },
  /** Those that failed. */
  loginByAddress: { points: 20, seconds: 900 },
  /** The current password, asked for before a new one. */
  passwordByAccount: { points: 5, seconds: 900 },
  code: { points: 5, seconds: 900 },
  /** Codes that are mailed before money moves. */
  codeByMail: { points: 5, seconds: 900 },
  /** SEC-41. */
  invite: { points: 20, seconds: 86_400 },
  follow: { points: 100, seconds: 3600 },
  mailByAccount: { points: 3, seconds: 3600 },
  contactByAddress: { points: 5, seconds: 3600 },
  newsletterByAddress: { points: 10, seconds: 3600 },
  signUpByAddress: { points: 30, seconds: 3600 },
  message: { points: 60, seconds: 600 },
  /** People one has not written to before. */
  conversation: { points: 20, seconds: 86_400 },
  report: { points: 20, seconds: 86_400 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

const IN_MEMORY = ['call', 'route', 'upload', 'webhook'] as const;
type CountedInMemory = (typeof IN_MEMORY)[number];

/** Limits whose key is an address. */
const byAddress = (name: RateLimitName): boolean => name === 'call' || name === 'webhook' || name.endsWith('ByAddress');

const keyOf = (name: RateLimitName, key: string): string => `${name}:${byAddress(name) ? networkKey(key) : key}`;

const memoryLimit = (name: RateLimitName): RateLimiterMemory =>
  new RateLimiterMemory({ points: RATE_LIMITS[name].points, duration: RATE_LIMITS[name].seconds });

/**
 * Limits of tries. Those that guard accounts are counted in the database, for all processes together; the general one
 * is counted by each process in memory, because a write a request would cost more than it protects.
 */
@Injectable()
export class RateLimits {
  private factor = 1;
  private readonly inMemory = {
    call: memoryLimit('call'),
    route: memoryLimit('route'),
    upload: memoryLimit('upload'),
    webhook: memoryLimit('webhook'),
  };

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.relax(config.RATE_LIMIT_FACTOR);
  }

  /** Multiplies every limit: for journeys and load tools, never in production. */
  relax(factor: number): void {
    this.factor = factor;
    for (const name of IN_MEMORY) this.inMemory[name].points = RATE_LIMITS[name].points * factor;
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
  async spend(name: RateLimitName, key: string): Promise<void> {
    const { points, expire } = await this.count(name, key);
    if (points > this.pointsOf(name)) {
      throw new DomainError('request.too_many', { retryAfter: Math.max(1, expire - Math.floor(Date.now() / 1000)) });
    }
  }

  /** Counts one try of a limit that refuses nobody; true for the one that reaches it. */
  async reaches(name: RateLimitName, key: string): Promise<boolean> {
    return (await this.count(name, key)).points === this.pointsOf(name);
  }

  /** Whether a limit has been reached, without counting. */
  async isReached(name: RateLimitName, key: string): Promise<boolean> {
    const rows = await this.database.query<unknown>(
      'select 1 from rate_limit where key = $1 and points >= $2 and expire >= extract(epoch from clock_timestamp())',
      [keyOf(name, key), this.pointsOf(name)],
    );
    return rows.length > 0;
  }

  /** Gives one try back, where only those that fail count. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.database.query('update rate_limit set points = points - 1 where key = $1 and points > 0', [
      keyOf(name, key),
    ]);
  }

  /** Forgets the tries: after a success. */
  async clear(name: RateLimitName, key: string): Promise<void> {
    await this.database.query('delete from rate_limit where key = $1', [keyOf(name, key)]);
  }

  private pointsOf(name: RateLimitName): number {
    return RATE_LIMITS[name].points * this.factor;
  }

  private async count(name: RateLimitName, key: string): Promise<{ points: number; expire: number }> {
    const [row] = await this.database.query<{ points: number; expire: string }>(
      `insert into rate_limit as r (key, points, expire)
       values ($1, 1, (extract(epoch from clock_timestamp()) + $2)::bigint)
       on conflict (key) do update set
         points = case when r.expire < extract(epoch from clock_timestamp()) then 1 else r.points + 1 end,
         expire = case when r.expire < extract(epoch from clock_timestamp()) then excluded.expire else r.expire end
       returning points, expire`,
      [keyOf(name, key), RATE_LIMITS[name].seconds],
    );
    return { points: row?.points ?? 1, expire: Number(row?.expire ?? 0) };
  }
}
