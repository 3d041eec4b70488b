import { Body, Controller, Param } from '@nestjs/common';
import { reviewApi } from '@cairn/contracts';
import { CampaignReview, ReviewAnswer } from '@cairn/contracts/campaigns/review/review.replies';
import { ReviewNoteRequest } from '@cairn/contracts/campaigns/review/review.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { Submissions } from './submissions.service.js';

@Controller()
export class SubmissionsController {
  constructor(private readonly submissions: Submissions) {}

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
    errors: ['campaign.not_waiting'],
  })
  async note(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReviewNoteRequest,
  ): Promise<CampaignReview> {
    await this.submissions.note(admin, id, body);
    return this.submissions.review(id);
  }

  @Call(reviewApi.answer, { summary: "Get what the review said about an owner's campaign", reply: ReviewAnswer })
  answer(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<ReviewAnswer> {
    return this.submissions.answer(caller, campaignId);
  }
}
