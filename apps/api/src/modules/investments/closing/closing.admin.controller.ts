import { Body, Controller, Param } from '@nestjs/common';
import { adminApi } from '@cairn/contracts';
import { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsAdminService } from '../../campaigns/index.js';
import { DeactivationService } from './deactivation.service.js';
import { EarlyClosingService } from './early-closing.service.js';

@Controller()
export class ClosingAdminController {
  constructor(
    private readonly earlyClosing: EarlyClosingService,
    private readonly deactivation: DeactivationService,
    private readonly campaigns: CampaignsAdminService,
  ) {}

  @Call(adminApi.closeCampaign, {
    summary: 'Close a campaign early',
    reply: AdminCampaign,
    errors: ['campaign.early_close_refused', 'campaign.bad_transition'],
  })
  async close(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminCampaign> {
    await this.earlyClosing.close(admin, id);
    return this.campaigns.one(id);
  }

  @Call(adminApi.deactivateCampaign, {
    summary: 'End a campaign for good and refund all investments, with a reason that its investors read',
    body: ReasonRequest,
    reply: AdminCampaign,
    errors: ['campaign.bad_transition', 'campaign.partly_closed', 'auth.step_up_required'],
  })
  async deactivate(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminCampaign> {
    await this.deactivation.deactivate(admin, id, reason);
    return this.campaigns.one(id);
  }
}
