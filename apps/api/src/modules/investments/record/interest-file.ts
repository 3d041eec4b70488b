import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { formatMajor } from '@cairn/finance';
import { listFile, wholeOf } from '../../../kernel/exports/list-file.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignsRepository } from '../../campaigns/index.js';
import { InterestRepository } from './interest.repository.js';

const COLUMNS = ['person', 'step', 'amount', 'interestedAmount', 'currency', 'date'] as const;

/** Who is interested in a campaign, as a file for its owner. */
@Injectable()
export class InterestFile {
  constructor(
    private readonly interest: InterestRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly words: Words,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's own */
  async ofCampaign(caller: Identity, campaignId: string, language: Language): Promise<FileReply> {
    const { currency } = await this.campaigns.owned(caller, campaignId);
    const found = await wholeOf((page) => this.interest.interested(caller.userId, campaignId, page));
    const say = this.words.in(language);
    return listFile(
      'interested',
      COLUMNS.map((column) => say(`paper.lists.${column}`)),
      found.map(({ name, step, amount, interestedAmount, at }) => [
        name ?? say('paper.lists.unnamed'),
        step === 'saved' || step === 'interested' ? say(`paper.lists.${step}`) : say(`state.investment.${step}`),
        amount === null || currency === null ? null : formatMajor(amount, currency),
        interestedAmount === null || currency === null ? null : formatMajor(interestedAmount, currency),
        amount === null && interestedAmount === null ? null : currency,
        at,
      ]),
    );
  }
}
