import { Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminCampaign, AdminInvestmentRow } from '@cairn/contracts/admin/admin.replies';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { CampaignsAdminService } from '../campaigns/index.js';
import { EarlyClosingService } from './early-closing.service.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';

@Controller()
export class InvestmentsAdminController {
  constructor(
    private readonly reads: InvestmentReadsRepository,
    private readonly earlyClosing: EarlyClosingService,
    private readonly campaigns: CampaignsAdminService,
  ) {}

  @Call(adminApi.investments, { summary: 'Investments', query: AdminListQuery, page: AdminInvestmentRow })
  investments(@Query() query: AdminListQuery): Promise<AdminPage<AdminInvestmentRow>> {
    return this.reads.forAdmins(query);
  }

  @Call(adminApi.closeCampaign, {
    summary: 'Close a campaign before its date',
    reply: AdminCampaign,
    errors: ['campaign.early_close_refused', 'campaign.bad_transition'],
  })
  async close(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminCampaign> {
    await this.earlyClosing.close(admin, id);
    return this.campaigns.one(id);
  }
}
