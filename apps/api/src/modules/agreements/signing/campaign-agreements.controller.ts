import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { agreementsApi, type Language, type Page } from '@cairn/contracts';
import {
  Agreement,
  CampaignAgreement,
  CountersignMandate,
  CountersignOutcomes,
} from '@cairn/contracts/agreements/agreement.replies';
import {
  CampaignAgreementsQuery,
  CountersignManyRequest,
  CountersignRequest,
  GiveMandateRequest,
} from '@cairn/contracts/agreements/agreement.requests';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { SIGNATURE_ERRORS, SIGNATURE_FILES } from '../../../kernel/signing/signature-form.js';
import { OpenOptions } from '../../settings/index.js';
import { AgreementReads } from './agreement-reads.js';
import { CampaignAgreements } from './campaign-agreements.js';
import { Countersigning } from './countersigning.js';
import { CountersigningMany } from './countersigning-many.js';
import { Mandates } from './mandates.js';

/** Agreements as the company of a campaign follows and countersigns them. */
@Controller()
export class CampaignAgreementsController {
  constructor(
    private readonly agreements: CampaignAgreements,
    private readonly reads: AgreementReads,
    private readonly countersigning: Countersigning,
    private readonly many: CountersigningMany,
    private readonly mandates: Mandates,
    private readonly options: OpenOptions,
  ) {}

  @Call(agreementsApi.ofCampaign, {
    summary:
      'List what investors of a campaign have signed, newest first; state=waiting narrows to what waits for the company',
    query: CampaignAgreementsQuery,
    page: CampaignAgreement,
  })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: CampaignAgreementsQuery,
  ): Promise<Page<CampaignAgreement>> {
    return this.agreements.list(readableOwner(caller), campaignId, query);
  }

  @Call(agreementsApi.ofInvestor, {
    summary: 'Get what an investor of a campaign has signed; format=pdf downloads it',
    query: FormatQuery,
    reply: Agreement,
    errors: ['auth.view_only'],
  })
  async one(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Query() { format }: FormatQuery,
    @Lng() language: Language,
  ): Promise<Agreement | FileReply> {
    await this.agreements.requireReadable(readableOwner(caller), campaignId, id);
    return format === 'pdf' ? this.reads.file(null, id, language) : this.reads.read(null, id, language);
  }

  @Call(agreementsApi.countersign, {
    summary: 'Sign an investor’s agreement for the company, by JSON with a typed name or by a form with a picture',
    reply: Agreement,
    status: 201,
    body: CountersignRequest,
    multipart: SIGNATURE_FILES,
    errors: ['agreement.changed', 'agreement.nothing_to_sign', 'agreement.countersigned_already', ...SIGNATURE_ERRORS],
  })
  async countersign(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Lng() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<Agreement> {
    const { fields, files } = await readForm(request, CountersignRequest, SIGNATURE_FILES);
    await this.options.requireOpen(fields);
    await this.countersigning.sign(caller, campaignId, id, fields, files.signature);
    return this.reads.read(null, id, language);
  }

  @Call(agreementsApi.countersignMany, {
    summary: 'Sign several agreements of a campaign for the company; one that cannot be signed keeps no other from it',
    reply: CountersignOutcomes,
    status: 201,
    body: CountersignManyRequest,
    multipart: SIGNATURE_FILES,
    errors: SIGNATURE_ERRORS,
  })
  async countersignMany(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Lng() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<CountersignOutcomes> {
    const { fields, files } = await readForm(request, CountersignManyRequest, SIGNATURE_FILES);
    await this.options.requireOpen(fields);
    return { outcomes: await this.many.sign(caller, campaignId, language, fields, files.signature) };
  }

  @Call(agreementsApi.mandate, {
    summary: 'Get the mandate to countersign the agreements of a campaign',
    reply: CountersignMandate,
    replyOrNull: true,
  })
  mandate(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
  ): Promise<CountersignMandate | null> {
    return this.mandates.of(readableOwner(caller), campaignId);
  }

  @Call(agreementsApi.giveMandate, {
    summary: 'Have every agreement of a campaign countersigned in the company’s name',
    body: GiveMandateRequest,
    reply: CountersignMandate,
    status: 201,
    errors: ['agreement.mandate_given', 'validation.accepted'],
  })
  giveMandate(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() _request: GiveMandateRequest,
  ): Promise<CountersignMandate> {
    return this.mandates.give(caller, campaignId);
  }

  @Call(agreementsApi.endMandate, { summary: 'End the mandate: agreements wait for your signature again', reply: Done })
  async endMandate(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<Done> {
    await this.mandates.end(caller, campaignId);
    return { done: true };
  }
}
