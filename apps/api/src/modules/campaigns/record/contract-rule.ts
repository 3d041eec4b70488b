import { Injectable } from '@nestjs/common';
import { isContractRequired } from '@cairn/contracts/campaigns/required-fields';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import { SettingsService } from '../../settings/index.js';
import type { CampaignEntity } from './campaign.entity.js';

/** V-36: whether the site needs an agreement of each owner's own, and whether one is there. */
@Injectable()
export class ContractRule {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  async isRequired(): Promise<boolean> {
    return isContractRequired(await this.settings.all());
  }

  /** SEC-47: one that nobody may open yet, or ever, is not there. */
  async isPresent({ contractFileId }: CampaignEntity, reader: EntityManager = this.database.manager): Promise<boolean> {
    if (contractFileId === null) return false;
    const [row] = await reader.query<{ state: string }[]>(`select ${fileState('$1::uuid')} as state`, [contractFileId]);
    return row?.state === 'ready';
  }
}
