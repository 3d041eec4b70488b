import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import type {
  CollectionOpened,
  CollectionPort,
  CollectionRequest,
  CollectionSnapshot,
} from '../ports/collection.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { OperatorAccounts } from './operator-accounts.js';
import { WireInstructions } from './wire-instructions.js';

/**
 * Payments by wire transfer: the payer is told an account and a reference, and the bank's statement says what came. The
 * page is the site's own.
 */
@Injectable()
export class WireCollections implements CollectionPort {
  readonly provider = 'bank';
  readonly rail = 'wire';
  readonly expires = 'ours';
  readonly isConfigured = true;

  constructor(
    private readonly instructions: WireInstructions,
    private readonly accounts: OperatorAccounts,
    private readonly config: Config,
  ) {}

  /** C-06: the fee is the payer's, on top. */
  async surcharge(currency: string, reader: EntityManager): Promise<bigint> {
    return (await this.accounts.active(currency, reader))?.wireFee ?? 0n;
  }

  async start(_op: Op, { paymentId, amount }: CollectionRequest): Promise<Outcome<CollectionOpened>> {
    const told = await this.instructions.tell(paymentId, amount);
    if (told === null) return { kind: 'rejected', reason: 'config', code: 'no_account' };
    const url = `${this.config.PUBLIC_URL}/wire-transfer/${paymentId}`;
    return { kind: 'ok', value: { ref: told.reference, url, expiresAt: told.expiresAt } };
  }

  async read(ref: string): Promise<Outcome<CollectionSnapshot>> {
    const told = await this.instructions.byReference(ref);
    if (told === null) return { kind: 'rejected', reason: 'other', code: 'unknown_reference' };
    const { amount: minor, currency, received } = told;
    return {
      kind: 'ok',
      value: {
        ref,
        state: received === null ? 'open' : 'collected',
        requested: { minor, currency },
        received: { minor: received ?? 0n, currency },
        moneyRef: received === null ? null : ref,
        fee: { minor: 0n, currency },
        exchanged: null,
        failureCode: null,
      },
    };
  }

  /** Nobody can keep a payer from transferring: what comes later waits for a person. */
  stop(): Promise<void> {
    return Promise.resolve();
  }
}
