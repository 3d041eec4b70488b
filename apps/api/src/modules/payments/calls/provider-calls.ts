import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Outcome } from '../../rails/index.js';

/**
 * Minutes for which a call without an answer is repeated under the same key. Within them the first call may still be at
 * work; afterwards it has ended, and the key may hold nothing but a kept failure (Stripe replays a 500 for 24 hours and
 * forgets the key after them).
 */
const SAME_KEY_MINUTES = 10;

/** One operation at a provider that is paid for or moves money, and so happens once. */
export interface ProviderOperation<T> {
  /** Our own stable key: `refund:<id>`. */
  key: string;
  provider: Provider;
  operation:
    | 'refund'
    | 'transfer'
    | 'account_payout'
    | 'debit'
    | 'identity_check'
    | 'identity_party'
    | 'accreditation_request'
    | 'second_wallet_owner'
    | 'second_wallet'
    | 'second_wallet_account'
    | 'second_wallet_top_up'
    | 'second_wallet_payout';
  /** Looks up the effect of an attempt without an answer by our metadata; null if it had none. */
  find: (attempt: number) => Promise<Outcome<T | null>>;
  /** Asks the provider, under this idempotency key. */
  send: (providerKey: string, attempt: number) => Promise<Outcome<T>>;
  /** The provider's id of the result. */
  refOf: (value: T) => string;
}

interface Attempt {
  attempt: number;
  outcome: Outcome<unknown>['kind'] | null;
  isFresh: boolean;
}

/**
 * Calls that cost or move money: written down before they are made, and looked up before they are repeated. Whoever
 * calls twice, after a crash, an outage or a day, has the effect once.
 */
@Injectable()
export class ProviderCalls {
  constructor(private readonly database: Database) {}

  /** Performs it once. `unknown` and `unavailable` mean: try again later. */
  async perform<T>(operation: ProviderOperation<T>): Promise<Outcome<T>> {
    const last = await this.last(operation.key);
    if (last === null) return this.attempt(operation, 1);
    const found = await operation.find(last.attempt);
    if (found.kind !== 'ok') return found.kind === 'rejected' ? { kind: 'unknown' } : found;
    if (found.value !== null) {
      await this.answered(operation, last.attempt, { kind: 'ok', value: found.value });
      return { kind: 'ok', value: found.value };
    }
    const mayStillRun = last.isFresh && last.outcome !== 'ok' && last.outcome !== 'rejected';
    return this.attempt(operation, mayStillRun ? last.attempt : last.attempt + 1);
  }

  private async attempt<T>(operation: ProviderOperation<T>, attempt: number): Promise<Outcome<T>> {
    await this.database.query(
      `insert into provider_call (op_key, attempt, provider, operation, sent_at) values ($1, $2, $3, $4, kernel.now())
       on conflict (op_key, attempt) do nothing`,
      [operation.key, attempt, operation.provider, operation.operation],
    );
    const outcome = settled(await operation.send(`${operation.key}:${attempt}`, attempt));
    await this.answered(operation, attempt, outcome);
    return outcome;
  }

  private async last(key: string): Promise<Attempt | null> {
    const [row] = await this.database.query<Attempt>(
      `select attempt, outcome, sent_at > kernel.now() - make_interval(mins => $2) as "isFresh"
       from provider_call where op_key = $1 order by attempt desc limit 1`,
      [key, SAME_KEY_MINUTES],
    );
    return row ?? null;
  }

  private async answered<T>(operation: ProviderOperation<T>, attempt: number, outcome: Outcome<T>): Promise<void> {
    await this.database.query(
      `update provider_call set answered_at = kernel.now(), outcome = $3, code = $4, ref = coalesce($5, ref)
       where op_key = $1 and attempt = $2`,
      [
        operation.key,
        attempt,
        outcome.kind,
        outcome.kind === 'rejected' ? outcome.code : null,
        outcome.kind === 'ok' ? operation.refOf(outcome.value) : null,
      ],
    );
  }
}

/** A key that the provider has seen with other content does not show what the first call did. */
const settled = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.kind === 'rejected' && outcome.reason === 'key_reused' ? { kind: 'unknown' } : outcome;
