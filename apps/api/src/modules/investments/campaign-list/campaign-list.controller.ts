import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Language, type Page } from '@cairn/contracts';
import { CampaignInvestmentRow, InvestmentReminder } from '@cairn/contracts/investments/campaign-investors.replies';
import { CampaignInvestmentsQuery } from '@cairn/contracts/investments/campaign-investments.query';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CampaignInvestmentsRepository } from './campaign-investments.repository.js';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { RemindersService } from './reminders.service.js';

/** A campaign's investments, for its owner and team. */
@Controller()
export class CampaignListController {
  constructor(
    private readonly investments: CampaignInvestmentsRepository,
    private readonly table: CampaignInvestmentsTable,
    private readonly reminders: RemindersService,
  ) {}

  @Call(investmentsApi.ofCampaign, {
    summary: "List a campaign's investments for its owner; format=csv downloads them",
    query: CampaignInvestmentsQuery,
    page: CampaignInvestmentRow,
    errors: ['auth.step_up_required'],
  })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: CampaignInvestmentsQuery,
    @Lng() language: Language,
  ): Promise<Page<CampaignInvestmentRow> | FileReply> {
    if (query.format !== 'csv') return this.investments.list(readableOwner(caller), campaignId, query);
    requireOwnFile(caller);
    return this.table.ofCampaign(caller.userId, campaignId, query, language);
  }

  @Call(investmentsApi.remind, {
    summary: 'Remind an investor of what is missing for an investment, once in three days',
    reply: InvestmentReminder,
    errors: ['investment.nothing_missing', 'investment.reminded'],
  })
  remind(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<InvestmentReminder> {
    return this.reminders.remind(caller, campaignId, id);
  }
}
