import { Body, Controller, Param } from '@nestjs/common';
import { adminApi } from '@cairn/contracts';
import { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { EditOnBehalfRequest } from '@cairn/contracts/campaigns/review/edit-on-behalf.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsAdminService } from '../review/campaigns.admin.service.js';
import { EditsOnBehalf } from './on-behalf.service.js';

@Controller()
export class OnBehalfController {
  constructor(
    private readonly edits: EditsOnBehalf,
    private readonly campaigns: CampaignsAdminService,
  ) {}

  @Call(adminApi.editCampaign, {
    summary: "Correct the page of a live campaign on its owner's behalf, with a reason that the owner reads",
    body: EditOnBehalfRequest,
    reply: AdminCampaign,
    errors: ['campaign.not_editable', 'campaign.nothing_edited'],
  })
  async edit(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: EditOnBehalfRequest,
  ): Promise<AdminCampaign> {
    await this.edits.make(admin, id, body);
    return this.campaigns.one(id);
  }
}
