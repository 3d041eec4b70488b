import { Body, Controller, Param } from '@nestjs/common';
import { campaignFaqsApi, type Language } from '@cairn/contracts';
import { AnsweredQuestion, CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import { CampaignFaqsRequest } from '@cairn/contracts/campaigns/campaign-faqs.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { QuestionsService } from './questions.service.js';

@Controller()
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Call(campaignFaqsApi.front, { summary: "List a campaign's questions and answers", reply: [AnsweredQuestion] })
  front(
    @Param('campaignId', IdPipe) id: string,
    @Lng() language: Language,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<AnsweredQuestion[]> {
    return this.questions.front(id, language, reader);
  }

  @Call(campaignFaqsApi.read, { summary: 'Get the questions with your answers', reply: CampaignFaqs })
  read(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Lng() language: Language,
  ): Promise<CampaignFaqs> {
    return this.questions.read(caller, id, language);
  }

  @Call(campaignFaqsApi.change, {
    summary: 'Save answers, and the questions that you add',
    body: CampaignFaqsRequest,
    reply: CampaignFaqs,
    errors: [
      'campaign.not_editable',
      'campaign.overtaken',
      'campaign.own_questions_limit',
      'validation.choice',
      'validation.required',
    ],
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: CampaignFaqsRequest,
    @Lng() language: Language,
  ): Promise<CampaignFaqs> {
    return this.questions.save(caller, id, body, language);
  }
}
