import { Body, Controller, Param, Req } from '@nestjs/common';
import { coveredPersonsApi } from '@cairn/contracts';
import { CoveredPersons } from '@cairn/contracts/campaigns/covered/covered.replies';
import { CoveredAnswersRequest, CoveredPersonRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CoveredChanges } from './covered-changes.service.js';
import { CoveredReads } from './covered-reads.service.js';

const CHANGE_ERRORS = ['covered.not_asked', 'campaign.not_editable', 'team.view_only'] as const;
const PERSON_ERRORS = [
  ...CHANGE_ERRORS,
  'covered.company_role',
  'validation.required',
  'validation.date',
  'validation.adult_person',
] as const;

/** The persons whose past may bar an offering, as owner and team list them. */
@Controller()
export class CoveredController {
  constructor(
    private readonly reads: CoveredReads,
    private readonly changes: CoveredChanges,
    private readonly campaigns: CampaignsRepository,
  ) {}

  @Call(coveredPersonsApi.list, {
    summary: 'List the covered persons of a campaign, and what the law asks about them',
    reply: CoveredPersons,
    errors: ['team.view_only'],
  })
  list(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<CoveredPersons> {
    return this.reads.of(caller, campaignId);
  }

  @Call(coveredPersonsApi.add, {
    summary: 'List a covered person of a campaign',
    body: CoveredPersonRequest,
    reply: CoveredPersons,
    status: 201,
    errors: ['covered.full', ...PERSON_ERRORS],
  })
  async add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: CoveredPersonRequest,
  ): Promise<CoveredPersons> {
    await this.changes.add(caller, campaignId, body);
    return this.reads.of(caller, campaignId);
  }

  @Call(coveredPersonsApi.change, {
    summary: 'Change a covered person on whom nobody has decided; the questionnaire is answered anew',
    body: CoveredPersonRequest,
    reply: CoveredPersons,
    errors: ['covered.kept', ...PERSON_ERRORS],
  })
  async change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: CoveredPersonRequest,
  ): Promise<CoveredPersons> {
    await this.changes.change(caller, campaignId, id, body);
    return this.reads.of(caller, campaignId);
  }

  @Call(coveredPersonsApi.remove, {
    summary: 'Remove a covered person on whom nobody has decided',
    reply: CoveredPersons,
    errors: ['covered.kept', ...CHANGE_ERRORS],
  })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<CoveredPersons> {
    await this.changes.remove(caller, campaignId, id);
    return this.reads.of(caller, campaignId);
  }

  @Call(coveredPersonsApi.answer, {
    summary: 'Answer the questionnaire about a covered person; the answers wait for a decision',
    body: CoveredAnswersRequest,
    reply: CoveredPersons,
    errors: [
      'covered.answer_missing',
      'covered.answer_twice',
      'covered.future_event',
      'covered.before_birth',
      'validation.required',
      'review.bad_transition',
      ...CHANGE_ERRORS,
    ],
  })
  async answer(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: CoveredAnswersRequest,
  ): Promise<CoveredPersons> {
    await this.changes.answer(caller, campaignId, id, body);
    return this.reads.of(caller, campaignId);
  }

  @Call(coveredPersonsApi.addDocument, {
    summary: 'Add a document about a covered person, by a form',
    reply: CoveredPersons,
    status: 201,
    multipart: ONE_FILE,
    errors: [
      'covered.documents_full',
      'file.required',
      'file.type',
      'file.too_large',
      'file.too_small',
      'file.busy',
      ...DOCUMENT_ERRORS,
      ...CHANGE_ERRORS,
    ],
  })
  async addDocument(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CoveredPersons> {
    await this.campaigns.editable(caller, campaignId);
    await this.changes.addDocument(caller, campaignId, id, await readUpload(request));
    return this.reads.of(caller, campaignId);
  }
}
