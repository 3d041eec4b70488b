import { Body, Controller, Param } from '@nestjs/common';
import { interestApi, type ErrorCode } from '@cairn/contracts';
import { CampaignInterest, OwnInterest } from '@cairn/contracts/campaigns/interest/interest.replies';
import { InterestRequest } from '@cairn/contracts/campaigns/interest/interest.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { InterestEnding } from './interest-ending.service.js';
import { InterestReads } from './interest.repository.js';
import { InterestService } from './interest.service.js';

const ERRORS: readonly ErrorCode[] = [
  'request.not_found',
  'interest.not_testing',
  'investment.own_campaign',
  'investment.below_minimum',
  'investment.above_maximum',
];

/** Testing the waters: what people would invest, while a campaign takes no money. */
@Controller()
export class CampaignInterestController {
  constructor(
    private readonly interest: InterestService,
    private readonly reads: InterestReads,
    private readonly ending: InterestEnding,
  ) {}

  @Call(interestApi.show, {
    summary: 'Say for how much you would invest in a campaign that tests interest',
    body: InterestRequest,
    reply: OwnInterest,
    status: 201,
    errors: ERRORS,
  })
  async show(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() { interestedAmount }: InterestRequest,
  ): Promise<OwnInterest> {
    await this.interest.show(caller, campaignId, interestedAmount);
    return this.reads.own(caller.userId, campaignId);
  }

  @Call(interestApi.change, {
    summary: 'Change for how much you would invest',
    body: InterestRequest,
    reply: OwnInterest,
    errors: ERRORS,
  })
  async change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() { interestedAmount }: InterestRequest,
  ): Promise<OwnInterest> {
    await this.interest.change(caller, campaignId, interestedAmount);
    return this.reads.own(caller.userId, campaignId);
  }

  @Call(interestApi.remove, { summary: 'Take back your interest in a campaign', reply: Done })
  async remove(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<Done> {
    await this.interest.remove(caller, campaignId);
    return { done: true };
  }

  @Call(interestApi.end, {
    summary: 'End the test of interest: the campaign is a draft again, to be reviewed anew before it takes money',
    reply: Done,
    errors: ['interest.not_testing', 'campaign.bad_transition'],
  })
  async end(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<Done> {
    await this.ending.end(caller, campaignId);
    return { done: true };
  }

  @Call(interestApi.own, { summary: 'Get for how much you would invest in a campaign', reply: OwnInterest })
  own(@Caller() { userId }: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<OwnInterest> {
    return this.reads.own(userId, campaignId);
  }

  @Call(interestApi.totals, {
    summary: 'Get how much interest a campaign has found, in all and by amount',
    reply: CampaignInterest,
  })
  totals(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
  ): Promise<CampaignInterest> {
    return this.reads.totals(campaignId, reader?.userId ?? null);
  }
}
