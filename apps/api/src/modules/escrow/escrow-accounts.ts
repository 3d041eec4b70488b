import { Injectable } from '@nestjs/common';
import { ESCROW_PROVIDER } from '@cairn/contracts/rails/providers';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { PartiesService } from '../kyc/index.js';
import { RailRegistry, type EscrowPort, type Outcome } from '../rails/index.js';

/** What the agent gave. */
export function answered<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw new DomainError(outcome.kind === 'rejected' ? 'payment.refused' : 'payment.provider_unavailable');
}

/** People's accounts at the escrow agent, opened when they first link something. */
@Injectable()
export class EscrowAccountRecords {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly parties: PartiesService,
  ) {}

  get agent(): EscrowPort {
    return this.rails.of('escrow', ESCROW_PROVIDER);
  }

  /** Null for somebody who has none. */
  async known(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ account: string }>(
      'select account_ref as account from escrow_account where user_id = $1',
      [userId],
    );
    return row?.account ?? null;
  }

  /**
   * An account whose opening had no answer holds nothing: another one is opened, and the first to be kept stays.
   * @throws kyc.record_first, kyc.provider_refused, kyc.provider_unavailable, payment.refused,
   *   payment.provider_unavailable
   */
  async of(userId: string): Promise<string> {
    const known = await this.known(userId);
    if (known !== null) return known;
    const { who, party } = await this.parties.ensure(userId);
    const { account } = answered(await this.agent.open(who, party));
    await this.database.query(
      `insert into escrow_account (user_id, provider, account_ref, created_at) values ($1, $2, $3, kernel.now())
       on conflict (user_id) do nothing`,
      [userId, ESCROW_PROVIDER, account],
    );
    return (await this.known(userId)) ?? account;
  }
}
