import { Body, Controller, Param } from '@nestjs/common';
import { closingsApi } from '@cairn/contracts';
import { ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { RollingClosings } from '@cairn/contracts/investments/closings.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { RollingAnnouncement } from './rolling-announcement.service.js';
import { RollingReads } from './rolling-reads.service.js';

/** Rolling closings: read by the owner and the team, announced and called off by admins. */
@Controller()
export class RollingController {
  constructor(
    private readonly reads: RollingReads,
    private readonly announcement: RollingAnnouncement,
  ) {}

  @Call(closingsApi.list, {
    summary: 'List the rolling closings of a campaign, and what one that is announced now would take up',
    reply: RollingClosings,
  })
  list(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<RollingClosings> {
    return this.reads.of(caller, campaignId);
  }

  @Call(closingsApi.announce, {
    summary: 'Announce a closing of what is paid so far, with notice to its investors; the campaign stays open',
    reply: RollingClosings,
    errors: ['campaign.rolling_close_refused', 'auth.step_up_required'],
  })
  async announce(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<RollingClosings> {
    await this.announcement.announce(admin, id);
    return this.reads.of(admin, id);
  }

  @Call(closingsApi.callOff, {
    summary: 'Call off a closing that was announced, with a reason that is kept',
    body: ReasonRequest,
    reply: RollingClosings,
    errors: ['campaign.no_rolling_close', 'auth.step_up_required'],
  })
  async callOff(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<RollingClosings> {
    return this.reads.of(admin, await this.announcement.callOff(admin, id, reason));
  }
}
