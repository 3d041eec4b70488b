import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Like } from 'typeorm';
import type { IdentityProvider, Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { nextCheckSql } from '../../payments/index.js';
import { HintReaders, RailRegistry } from '../../rails/index.js';
import { CheckCalls } from './check-calls.js';
import { CheckOutcomes } from './check-outcomes.js';
import { IdentityCheckEntity } from './identity-check.entity.js';

const SWEEP = 'kyc.checks';
const BATCH = 50;

/** Asks about checks when a message says so, and on its own with growing waits: a lost message costs minutes. */
@Injectable()
export class ChecksPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly readers: HintReaders,
    private readonly calls: CheckCalls,
    private readonly outcomes: CheckOutcomes,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.readers.register('identity', (provider, ref) => this.hear(provider, ref));
    this.sweeps.register({ name: SWEEP, everySeconds: 30, run: () => this.askAboutDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: 'select id as item from identity_check where next_check_at is not null',
      dueNow: `update identity_check set next_check_at = kernel.now() where id::text = $1 and next_check_at is not null`,
    });
  }

  private async hear(provider: Provider, ref: string): Promise<boolean> {
    const check = await this.find(provider as IdentityProvider, ref); // of a provider that confirms identities
    if (check === null) return false;
    if (!(await this.outcomes.reconcile(check))) throw new DomainError('kyc.provider_unavailable');
    return true;
  }

  /** By the provider's reference, or, while its reply is still on the way, by ours in it. */
  private async find(provider: IdentityProvider, ref: string): Promise<IdentityCheckEntity | null> {
    const { manager } = this.database;
    const known = await manager.findOneBy(IdentityCheckEntity, { provider, ref });
    if (known !== null) return known;
    // The message names the person's record: its newest check is meant.
    const [ofParty] = await manager.find(IdentityCheckEntity, {
      where: { provider, ref: Like(`${ref.replaceAll(/[\\%_]/g, '')}.%`) },
      order: { attempt: 'DESC' },
      take: 1,
    });
    if (ofParty !== undefined) return ofParty;
    const id = this.rails.of('identity', provider).keyOf?.(ref)?.replace('identity:', '');
    if (id === undefined) return null;
    await this.database.query('update identity_check set ref = $3 where id = $1 and provider = $2 and ref is null', [
      id,
      provider,
      ref,
    ]);
    return manager.findOneBy(IdentityCheckEntity, { id, provider, ref });
  }

  private async askAboutDue(): Promise<number> {
    // The next look is written before this one: a check that cannot be read is asked about ever more seldom.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update identity_check set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
         where id in (select id from identity_check where next_check_at <= kernel.now()
                      order by next_check_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      async (id) => this.askAbout(await this.database.manager.findOneByOrFail(IdentityCheckEntity, { id })),
    );
    return due.length;
  }

  private async askAbout(check: IdentityCheckEntity): Promise<void> {
    if (check.state !== 'planned') {
      await this.outcomes.reconcile(check);
      return;
    }
    try {
      await this.calls.complete(check, false);
    } catch (error) {
      // It waits for the provider, or is over; neither is a failure of this item.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
