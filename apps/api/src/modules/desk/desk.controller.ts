import { Controller, Param } from '@nestjs/common';
import { deskApi } from '@cairn/contracts';
import { CampaignDesk } from '@cairn/contracts/campaigns/desk/desk.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import type { JsonText } from '../../kernel/http/envelope.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { DeskService } from './desk.service.js';

@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Call(deskApi.read, {
    summary: "Get a campaign's dashboard: its days, visits, counts, tasks and deadlines",
    reply: CampaignDesk,
  })
  read(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<JsonText> {
    return this.desk.read(caller, campaignId);
  }
}
