import { Injectable } from '@nestjs/common';
import type { ErrorCode, ListLack } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CoveredRepository } from './covered.repository.js';

type Asked = Pick<CampaignEntity, 'id' | 'testTheWater'>;

const LACKS: Readonly<Record<ListLack, ErrorCode>> = {
  issuer_missing: 'covered.issuer_missing',
  manager_missing: 'covered.manager_missing',
  unanswered: 'covered.unanswered',
};

/** What undecided or disqualified persons stop (17 CFR 227.503(a), 17 CFR 230.506(d)(1)). */
@Injectable()
export class CoveredGate {
  constructor(
    private readonly database: Database,
    private readonly persons: CoveredRepository,
  ) {}

  /**
   * What the list lacks before a submission: a code, null where it is complete, undefined where the law does not ask. A
   * test of interest sells nothing (17 CFR 227.206).
   */
  async missing(
    { id, testTheWater }: Asked,
    reader: EntityManager = this.database.manager,
  ): Promise<ErrorCode | null | undefined> {
    if (testTheWater) return undefined;
    const lack = await this.persons.lackOf(reader, id);
    return lack ? LACKS[lack] : lack;
  }

  /** @throws covered.hold_* with why the campaign is not approved */
  async requireDecided(tx: Tx, { id, testTheWater }: Asked): Promise<void> {
    const hold = testTheWater ? null : await this.persons.holdOf(tx, id);
    if (hold !== null) throw new DomainError(`covered.hold_${hold}`);
  }
}
