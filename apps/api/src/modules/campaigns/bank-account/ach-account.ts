import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { LinkOffer, LinksReads } from '../../bank-accounts/index.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** Linked accounts hold dollars. */
const CURRENCY = 'USD';

/** V-37: the owner's linked account, which a campaign needs where the site debits bank accounts. */
@Injectable()
export class AchAccount {
  constructor(
    private readonly database: Database,
    private readonly offer: LinkOffer,
    private readonly links: LinksReads,
  ) {}

  /** Undefined where none is asked for: in another currency, and where no accounts are linked. */
  async isThere(
    { currency, ownerId, achAccountId }: Pick<CampaignEntity, 'currency' | 'ownerId' | 'achAccountId'>,
    reader: EntityManager = this.database.manager,
  ): Promise<boolean | undefined> {
    if (currency !== CURRENCY || !(await this.offer.isOpen(reader))) return undefined;
    return achAccountId !== null && (await this.links.works(reader, ownerId, achAccountId));
  }

  /** @throws validation.choice beside the field for one that is not the owner's, or does not work */
  async require(tx: Tx, ownerId: string, achAccountId: string): Promise<void> {
    if (!(await this.links.works(tx, ownerId, achAccountId))) throw fieldError('achAccountId', 'validation.choice');
  }
}
