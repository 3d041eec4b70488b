import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UploadedContract } from '@cairn/contracts/campaigns/files/extras-info.reply';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { contractContent, type ContractContent } from './contract-content.js';

const PURPOSE = 'campaign_contract';

/** Files of agreements, private and kept back until it was scanned. */
@Injectable()
export class ContractFiles implements OnModuleInit {
  constructor(
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.scans.onRefused(PURPOSE, (tx, fileId) => this.takeBack(tx, fileId));
  }

  read(upload: Upload): Promise<ContractContent> {
    return contractContent(upload, this.scans.isOn);
  }

  async save(tx: Tx, ownerId: string, file: ContractContent): Promise<string> {
    const id = await this.files.save(tx, { ownerId, purpose: PURPOSE, private: true, ...file });
    await this.scans.quarantine(tx, id);
    return id;
  }

  async present(campaign: CampaignEntity): Promise<UploadedContract | null> {
    const { contractFileId: id, contractName: name, contractType, contractSize, contractAt } = campaign;
    if (id === null || name === null || contractType === null || contractSize === null || contractAt === null) {
      return null;
    }
    const state = await this.scans.stateOf(id);
    const link = state === 'ready' ? this.files.link(id, true) : null;
    return { name, contentType: contractType, size: contractSize, uploadedAt: contractAt, state, link };
  }

  /** One in which something was found is not there any more. */
  private async takeBack(tx: Tx, fileId: string): Promise<void> {
    const [found] = await tx.query<{ userId: string; campaignId: string; campaign: string; document: string }[]>(
      `select owner_id as "userId", id as "campaignId", name as campaign, contract_name as document
       from campaign where contract_file_id = $1`,
      [fileId],
    );
    if (found === undefined) return;
    await tx.query(
      `update campaign set contract_file_id = null, contract_name = null, contract_type = null, contract_size = null,
         contract_at = null where id = $1`,
      [found.campaignId],
    );
    await this.events.emit(tx, 'document.refused', found);
  }
}
