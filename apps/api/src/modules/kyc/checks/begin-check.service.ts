import { Injectable } from '@nestjs/common';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { SettingsService } from '../../settings/index.js';
import { CheckCalls } from './check-calls.js';
import { CheckPlans } from './check-plans.js';
import { IdentityCheckEntity } from './identity-check.entity.js';

/** Begins a check, or finds the one that is under way. */
@Injectable()
export class BeginCheckService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly plans: CheckPlans,
    private readonly calls: CheckCalls,
  ) {}

  /**
   * @throws kyc.other_way, kyc.record_first, kyc.approved_already, kyc.too_many_checks, kyc.provider_unavailable,
   *   kyc.provider_refused
   */
  async begin(caller: Identity, provider: IdentityProvider): Promise<IdentityCheckEntity> {
    await this.requireOpen(provider);
    const planned = await this.database.inTx((tx) => this.plans.plan(tx, caller, provider));
    const begun = await this.calls.complete(planned);
    // The page of a call whose answer was lost cannot be had again: that attempt is over, and the next one opens another.
    if (begun.state !== 'cancelled' || planned.state !== 'planned') return begun;
    return this.calls.complete(await this.database.inTx((tx) => this.plans.plan(tx, caller, provider)));
  }

  /** @throws kyc.other_way where the site has identities confirmed in another way */
  async requireOpen(provider: IdentityProvider): Promise<void> {
    const { identityProvider } = await this.settings.all();
    if (identityProvider !== provider) throw new DomainError('kyc.other_way');
  }

  newest(userId: string, provider: IdentityProvider): Promise<IdentityCheckEntity | null> {
    return this.database.manager.findOne(IdentityCheckEntity, {
      where: { userId, provider },
      order: { attempt: 'DESC' },
    });
  }
}
