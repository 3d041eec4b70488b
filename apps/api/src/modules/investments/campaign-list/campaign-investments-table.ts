import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { CampaignInvestmentsQuery } from '@cairn/contracts/investments/campaign-investments.query';
import { formatMajor } from '@cairn/finance';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { listFile } from '../../../kernel/exports/list-file.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignInvestmentsRepository } from './campaign-investments.repository.js';

const COLUMNS = ['number', 'investor', 'amount', 'currency', 'shares', 'state', 'missing', 'date'] as const;

/** The investments of a campaign as a file, narrowed as the list is. */
@Injectable()
export class CampaignInvestmentsTable {
  constructor(
    private readonly database: Database,
    private readonly investments: CampaignInvestmentsRepository,
    private readonly words: Words,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's own: the team has the list alone */
  async ofCampaign(
    ownerId: string,
    campaignId: string,
    query: CampaignInvestmentsQuery,
    language: Language,
  ): Promise<FileReply> {
    const [campaign] = await this.database.query('select 1 from campaign where id = $1 and owner_id = $2', [
      campaignId,
      ownerId,
    ]);
    if (campaign === undefined) throw notFound();
    const rows = await this.investments.all(ownerId, campaignId, query);
    const say = this.words.in(language);
    return listFile(
      'investments',
      COLUMNS.map((column) => say(`paper.investments.${column}`)),
      rows.map(({ number, investorName, amount, currency, units, state, gap, createdAt }) => [
        number,
        investorName,
        formatMajor(amount, currency),
        currency,
        units,
        say(`state.investment.${state}`, units === null ? { context: 'loan' } : {}),
        gap && say(`paper.investments.gaps.${gap}`),
        createdAt,
      ]),
    );
  }
}
