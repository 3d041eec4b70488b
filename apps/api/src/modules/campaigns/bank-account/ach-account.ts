import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { LinkOffer } from '../../bank-accounts/index.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** Linked accounts hold dollars. */
const CURRENCY = 'USD';

/** V-37: the owner's linked account, which a campaign needs where the site debits bank accounts. */
@Injectable()
export class AchAccount {
  constructor(
    private readonly database: Database,
    private readonly offer: LinkOffer,
  ) {}

  /** Undefined where none is asked for: in another currency, and where no accounts are linked. */
  async isThere(
    { currency, ownerId, achAccountId }: Pick<CampaignEntity, 'currency' | 'ownerId' | 'achAccountId'>,
    reader: EntityManager = this.database.manager,
  ): Promise<boolean | undefined> {
    if (currency !== CURRENCY || !(await this.offer.isOpen(reader))) return undefined;
    return achAccountId !== null && (await this.works(reader, ownerId, achAccountId));
  }

  /** @throws validation.choice beside the field for one that is not the owner's, or does not work */
  async require(tx: Tx, ownerId: string, achAccountId: string): Promise<void> {
    if (!(await this.works(tx, ownerId, achAccountId))) throw fieldError('achAccountId', 'validation.choice');
  }

  private async works(reader: EntityManager, ownerId: string, id: string): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      `select 1 from bank_link where id = $1 and user_id = $2 and state = 'linked'`,
      [id, ownerId],
    );
    return rows.length > 0;
  }
}
