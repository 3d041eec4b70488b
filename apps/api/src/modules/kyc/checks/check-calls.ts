import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { requestContext } from '../../../kernel/http/request-context.js';
import { ProviderCalls } from '../../payments/index.js';
import { RailRegistry, type CheckBegun, type Op, type Outcome } from '../../rails/index.js';
import { CheckOutcomes } from './check-outcomes.js';
import { CheckPresenter } from './check-presenter.js';
import { IdentityCheckEntity } from './identity-check.entity.js';
import { PeopleToConfirm } from './person-to-confirm.js';

const MINUTE = 60_000;
/** The key of a check's operation at the provider. */
const keyOf = (id: string): string => `identity:${id}`;

/** Has a provider begin a check: written down before, looked up before a repeat, so that it is paid for once. */
@Injectable()
export class CheckCalls {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rails: RailRegistry,
    private readonly provider: ProviderCalls,
    private readonly people: PeopleToConfirm,
    private readonly presenter: CheckPresenter,
    private readonly outcomes: CheckOutcomes,
  ) {}

  /**
   * Brings a planned check to the provider; one that is there already stays as it is.
   * @param isAsked whether the person waits for it: a call that costs a fee is not repeated on our own
   * @throws kyc.provider_unavailable while the provider gives no answer: the poller goes on
   * @throws kyc.provider_refused where it takes no check from this site
   */
  async complete(check: IdentityCheckEntity, isAsked = true): Promise<IdentityCheckEntity> {
    if (check.state !== 'planned') return check;
    const port = this.rails.of('identity', check.provider);
    const who = await this.people.of(check.userId, check.provider);
    const known = await this.knownRefs(check.userId);
    const op = (attempt: number): Op => ({ key: keyOf(check.id), attempt, ip: requestContext()?.ip ?? null });
    if (!isAsked && port.costs) return this.find(check, await port.findByOp(op(1), who, known), port.page);
    const outcome = await this.provider.perform<CheckBegun>({
      key: keyOf(check.id),
      provider: check.provider,
      operation: 'identity_check',
      find: (attempt) => port.findByOp(op(attempt), who, known),
      send: (_key, attempt) => port.begin(op(attempt), who),
      refOf: ({ ref }) => ref,
    });
    if (outcome.kind === 'rejected') {
      await this.end(check.id);
      throw new DomainError('kyc.provider_refused');
    }
    if (outcome.kind !== 'ok') throw new DomainError('kyc.provider_unavailable');
    await this.keep(check, outcome.value, port.page);
    return this.database.manager.findOneByOrFail(IdentityCheckEntity, { id: check.id });
  }

  /** Only looks whether a call without an answer had an effect. */
  private async find(
    check: IdentityCheckEntity,
    found: Outcome<CheckBegun | null>,
    page: 'redirect' | 'none',
  ): Promise<IdentityCheckEntity> {
    if (found.kind === 'ok' && found.value !== null) await this.keep(check, found.value, page);
    return this.database.manager.findOneByOrFail(IdentityCheckEntity, { id: check.id });
  }

  private async knownRefs(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ ref: string }>(
      'select ref from identity_check where user_id = $1 and ref is not null',
      [userId],
    );
    return rows.map(({ ref }) => ref);
  }

  private async keep(check: IdentityCheckEntity, { ref, next }: CheckBegun, page: 'redirect' | 'none'): Promise<void> {
    const { id } = check;
    await this.database.query('update identity_check set ref = $2 where id = $1 and ref is null', [id, ref]);
    if (next.kind === 'redirect') {
      // A message of the provider may have come first: what it said stays.
      await this.database.query(
        `update identity_check set state = 'open', page = $2, page_until = $3, next_check_at = $4
         where id = $1 and state = 'planned'`,
        [id, this.presenter.encryptPage(id, next.url), next.until, new Date(this.clock.now().getTime() + MINUTE)],
      );
      return;
    }
    if (page === 'redirect') await this.end(id);
    else await this.outcomes.reconcile(await this.database.manager.findOneByOrFail(IdentityCheckEntity, { id }));
  }

  /** An attempt that can lead nowhere any more. */
  private async end(id: string): Promise<void> {
    await this.database.query(
      `update identity_check set state = 'cancelled', decided_at = kernel.now(), next_check_at = null
       where id = $1 and state = 'planned'`,
      [id],
    );
  }
}
