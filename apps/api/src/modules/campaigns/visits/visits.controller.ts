import { Body, Controller, Headers, Ip, Param } from '@nestjs/common';
import { visitsApi } from '@cairn/contracts';
import { VisitRequest } from '@cairn/contracts/campaigns/desk/visit.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { VisitsService } from './visits.service.js';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Call(visitsApi.count, { summary: "Count a visit of a campaign's page", body: VisitRequest, reply: Done })
  async count(
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: VisitRequest,
    @MaybeCaller() reader: Identity | undefined,
    @Ip() address: string,
    @Headers('user-agent') agent?: string,
    @Headers('dnt') doNotTrack?: string,
    @Headers('sec-gpc') privacyControl?: string,
  ): Promise<Done> {
    const refuses = doNotTrack === '1' || privacyControl === '1';
    await this.visits.count(campaignId, body, { reader, address, agent: agent ?? '', refuses });
    return { done: true };
  }
}
