import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { CampaignInvestmentRow } from '@cairn/contracts/investments/campaign-investors.replies';
import { formatMajor } from '@cairn/finance';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { listFile } from '../../../kernel/exports/list-file.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { Words } from '../../../kernel/i18n/words.js';

type Row = Omit<CampaignInvestmentRow, 'id' | 'amount' | 'units' | 'repaid'> & { amount: string; units: string | null };

const COLUMNS = ['number', 'investor', 'amount', 'currency', 'shares', 'state', 'date'] as const;

/** All investments of a campaign as a file, since a single page would silently omit money. */
@Injectable()
export class CampaignInvestmentsTable {
  constructor(
    private readonly database: Database,
    private readonly words: Words,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's */
  async ofCampaign(ownerId: string, campaignId: string, language: Language): Promise<FileReply> {
    const rows = await this.rowsOf(ownerId, campaignId);
    const say = this.words.in(language);
    return listFile(
      'investments',
      COLUMNS.map((column) => say(`paper.investments.${column}`)),
      rows.map(({ number, investorName, amount, currency, units, state, createdAt }) => [
        number,
        investorName,
        formatMajor(BigInt(amount), currency),
        currency,
        units,
        say(`state.investment.${state}`, units === null ? { context: 'loan' } : {}),
        createdAt,
      ]),
    );
  }

  private async rowsOf(ownerId: string, campaignId: string): Promise<Row[]> {
    const [campaign] = await this.database.query('select 1 from campaign where id = $1 and owner_id = $2', [
      campaignId,
      ownerId,
    ]);
    if (campaign === undefined) throw notFound();
    return this.database.query<Row>(
      `select i.number, u.first_name || ' ' || u.last_name as "investorName", i.amount, i.currency, i.units, i.state,
         i.created_at as "createdAt"
       from investment i join app_user u on u.id = i.investor_id
       where i.campaign_id = $1 order by i.created_at desc, i.id desc`,
      [campaignId],
    );
  }
}
