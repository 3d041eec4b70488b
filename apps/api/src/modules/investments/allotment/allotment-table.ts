import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { formatMajor } from '@cairn/finance';
import { listFile } from '../../../kernel/exports/list-file.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignsRepository } from '../../campaigns/index.js';
import { AllotmentPreview } from './allotment-preview.service.js';

const COLUMNS = ['number', 'investor', 'currency', 'committed', 'allotted', 'returned', 'date'] as const;

/** Who gets what, as a file. */
@Injectable()
export class AllotmentTable {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly preview: AllotmentPreview,
    private readonly words: Words,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's own: the team has the list alone */
  async of(caller: Identity, campaignId: string, language: Language): Promise<FileReply> {
    await this.campaigns.owned(caller, campaignId);
    const rows = await this.preview.all(caller, campaignId);
    const say = this.words.in(language);
    return listFile(
      'allotment',
      COLUMNS.map((column) => say(`paper.allotment.${column}`)),
      rows.map(({ number, investorName, currency, committed, allotted, returned, createdAt }) => [
        number,
        investorName,
        currency,
        formatMajor(committed, currency),
        formatMajor(allotted, currency),
        formatMajor(returned, currency),
        createdAt,
      ]),
    );
  }
}
