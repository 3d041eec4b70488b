import { Body, Controller, Param } from '@nestjs/common';
import { reviewApi } from '@cairn/contracts';
import { CampaignReview, ReviewAnswer } from '@cairn/contracts/campaigns/review/review.replies';
import {
  ReviewCheckRequest,
  ReviewClaimRequest,
  ReviewNoteRequest,
} from '@cairn/contracts/campaigns/review/review.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ReviewDesk } from './review-desk.service.js';
import { Submissions } from './submissions.service.js';

@Controller()
export class SubmissionsController {
  constructor(
    private readonly submissions: Submissions,
    private readonly desk: ReviewDesk,
  ) {}

  @Call(reviewApi.read, {
    summary: 'Get the submissions of a campaign, what changed between them, and the notes of reviewers',
    reply: CampaignReview,
  })
  read(@Param('id', IdPipe) id: string): Promise<CampaignReview> {
    return this.submissions.review(id);
  }

  @Call(reviewApi.note, {
    summary: 'Write a note about a field of a submitted campaign; an empty one takes it back',
    body: ReviewNoteRequest,
    reply: CampaignReview,
    errors: ['campaign.not_waiting', 'campaign.claimed'],
  })
  async note(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReviewNoteRequest,
  ): Promise<CampaignReview> {
    await this.desk.note(admin, id, body);
    return this.submissions.review(id);
  }

  @Call(reviewApi.check, {
    summary: 'Tick a point of the checklist for a submitted campaign, or take the tick back',
    body: ReviewCheckRequest,
    reply: CampaignReview,
    errors: ['campaign.not_waiting', 'campaign.claimed', 'campaign.check_unknown'],
  })
  async check(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReviewCheckRequest,
  ): Promise<CampaignReview> {
    await this.desk.check(admin, id, body);
    return this.submissions.review(id);
  }

  @Call(reviewApi.claim, {
    summary: 'Claim a submitted campaign: nobody else decides it until it is released or taken over',
    body: ReviewClaimRequest,
    reply: CampaignReview,
    errors: ['campaign.not_waiting', 'campaign.claimed'],
  })
  async claim(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReviewClaimRequest,
  ): Promise<CampaignReview> {
    await this.desk.claim(admin, id, body);
    return this.submissions.review(id);
  }

  @Call(reviewApi.release, {
    summary: 'Release a claimed campaign for other reviewers',
    reply: CampaignReview,
    errors: ['campaign.not_waiting', 'campaign.claimed'],
  })
  async release(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<CampaignReview> {
    await this.desk.release(admin, id);
    return this.submissions.review(id);
  }

  @Call(reviewApi.answer, { summary: "Get what the review said about an owner's campaign", reply: ReviewAnswer })
  answer(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<ReviewAnswer> {
    return this.submissions.answer(caller, campaignId);
  }
}
