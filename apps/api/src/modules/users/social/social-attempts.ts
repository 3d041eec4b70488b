import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@cairn/contracts';
import { Tokens } from '../../../kernel/auth/tokens.js';
import { hashSecret, newId, newSecret } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { asName, type SocialPerson, type Visit } from './social-provider.js';

const LIFE_MINUTES = 10;

interface Begun {
  id: string;
  nonce: string;
  codeChallenge: string;
  userId: string | null;
}

export interface Exchanged {
  id: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Visits to identity providers: each state good for one return, each return for one end (SEC-16). */
@Injectable()
export class SocialAttempts {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    sweeps: Sweeps,
  ) {
    sweeps.register({ name: 'users.social-attempts', everySeconds: 3600, run: () => this.forgetOld() });
  }

  async begin(provider: SocialProviderName, codeChallenge: string, userId: string | null): Promise<Visit> {
    const [state, nonce] = [newSecret(), newSecret()];
    await this.database.query(
      `insert into social_attempt (id, provider, state_hash, nonce, code_challenge, user_id, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp() + make_interval(mins => $7))`,
      [newId(), provider, hashSecret(state), nonce, codeChallenge, userId, LIFE_MINUTES],
    );
    return { state, nonce, codeChallenge };
  }

  /**
   * Takes a return: once, from the browser that began it, which alone has the verifier.
   * @throws auth.social_failed
   */
  async takeReturn(provider: SocialProviderName, state: string, codeVerifier: string): Promise<Begun> {
    const [begun] = rowsOfUpdate<Begun>(
      await this.database.query(
        `update social_attempt set exchanged_at = clock_timestamp()
         where state_hash = $1 and provider = $2 and exchanged_at is null and expires_at > clock_timestamp()
         returning id, nonce, code_challenge as "codeChallenge", user_id as "userId"`,
        [hashSecret(state), provider],
      ),
    );
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (begun === undefined || !timingSafeEqual(Buffer.from(challenge), Buffer.from(begun.codeChallenge))) {
      throw new DomainError('auth.social_failed');
    }
    return begun;
  }

  /** Keeps the provider's data until the visitor has completed the sign-up; returns the token for that. */
  async keep(id: string, person: SocialPerson): Promise<string> {
    await this.database.query(
      'update social_attempt set subject = $2, email = $3, first_name = $4, last_name = $5 where id = $1',
      [id, person.subject, person.email, asName(person.firstName), asName(person.lastName)],
    );
    return this.tokens.half(id, 'half-social');
  }

  /** @throws auth.half_token_expired */
  async read(pendingToken: string, provider: SocialProviderName): Promise<Exchanged> {
    const id = await this.tokens.readHalf(pendingToken, 'half-social');
    const [row] =
      id === null
        ? []
        : await this.database.query<Exchanged>(
            `select id, subject, email, first_name as "firstName", last_name as "lastName" from social_attempt
             where id = $1 and provider = $2 and subject is not null and used_at is null`,
            [id, provider],
          );
    if (row === undefined) throw new DomainError('auth.half_token_expired');
    return row;
  }

  /** Ends an attempt, once. */
  async use(tx: Tx, id: string): Promise<void> {
    const used = rowsOfUpdate<unknown>(
      await tx.query(
        'update social_attempt set used_at = clock_timestamp() where id = $1 and used_at is null returning id',
        [id],
      ),
    );
    if (used.length === 0) throw new DomainError('auth.half_token_expired');
  }

  private async forgetOld(): Promise<number> {
    const old = rowsOfUpdate<unknown>(
      await this.database.query(
        `delete from social_attempt where id in (
           select id from social_attempt where expires_at < now() - interval '1 day' limit 1000) returning id`,
      ),
    );
    return old.length;
  }
}
