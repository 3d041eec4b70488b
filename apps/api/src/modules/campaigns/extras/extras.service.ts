import { Injectable } from '@nestjs/common';
import { isContractRequired } from '@cairn/contracts/campaigns/required-fields';
import type { ExtrasInfo } from '@cairn/contracts/campaigns/files/extras-info.reply';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { SettingsService } from '../../settings/index.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { isLive } from '../record/editable.js';
import { PartEdits } from '../record/part-edits.js';
import { ContractFiles } from './contract-files.js';

const NONE = { contractFileId: null, contractName: null, contractType: null, contractSize: null, contractAt: null };

/** V-36: an owner's own agreement. */
@Injectable()
export class ExtrasService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly parts: PartEdits,
    private readonly contracts: ContractFiles,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async read(caller: Identity, id: string): Promise<ExtrasInfo> {
    return this.present(await this.campaigns.owned(caller, id));
  }

  /**
   * Keeps another agreement, or none.
   * @throws campaign.contract_off where the site takes none, campaign.not_editable once the campaign is live
   */
  async save(caller: Identity, id: string, upload: Upload | null): Promise<ExtrasInfo> {
    const { enableContractCopy } = await this.settings.all();
    if (upload !== null && enableContractCopy === 'no') throw new DomainError('campaign.contract_off');
    const content = upload && (await this.contracts.read(upload));
    const saved = await this.database.inTx(async (tx) => {
      const campaign = await this.parts.open(tx, caller, id, { ownerAlone: true });
      // Investors rely on what they sign.
      if (isLive(campaign)) throw new DomainError('campaign.not_editable');
      const at = this.clock.now();
      const file = upload &&
        content && {
          contractFileId: await this.contracts.save(tx, caller.userId, content),
          contractName: upload.name,
          contractType: content.contentType,
          contractSize: content.content.length,
          contractAt: at,
        };
      return this.campaigns.save(tx, campaign, file ?? NONE, at);
    });
    return this.present(saved);
  }

  private async present(campaign: CampaignEntity): Promise<ExtrasInfo> {
    const settings = await this.settings.all();
    return {
      contractRequired: isContractRequired(settings),
      contractOffered: settings.enableContractCopy === 'yes',
      userUploadedContract: await this.contracts.present(campaign),
    };
  }
}
