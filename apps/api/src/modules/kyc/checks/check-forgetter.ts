import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { RailRegistry } from '../../rails/index.js';

/**
 * What providers keep of a person is deleted with the account: pictures of a document and a face. Our own record, the
 * verdict and its reasons, stays for as long as the law asks.
 */
@Injectable()
export class CheckForgetter implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'kyc.forget',
      topics: ['user.pseudonymised'],
      queue: 'media',
      outside: ({ body }) => this.forget(body.userId),
    });
  }

  /** May be done twice: what is gone already is deleted. */
  private async forget(userId: string): Promise<void> {
    const checks = await this.database.query<{ provider: IdentityProvider; ref: string }>(
      'select provider, ref from identity_check where user_id = $1 and ref is not null',
      [userId],
    );
    for (const { provider, ref } of checks) {
      const outcome = await this.rails.of('identity', provider).forget?.(ref);
      if (outcome === undefined || outcome.kind === 'ok') continue;
      if (outcome.kind !== 'rejected') throw new DomainError('kyc.provider_unavailable');
      throw new Error(`The provider did not delete ${ref}: ${outcome.code}`);
    }
  }
}
