import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { agreementsApi, type Language } from '@cairn/contracts';
import { Agreement } from '@cairn/contracts/agreements/agreement.replies';
import { GenerateAgreementRequest, SignAgreementRequest } from '@cairn/contracts/agreements/agreement.requests';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { SIGNATURE_ERRORS, SIGNATURE_FILES } from '../../../kernel/signing/signature-form.js';
import { OpenOptions } from '../../settings/index.js';
import { AgreementReads } from './agreement-reads.js';
import { Agreements } from './agreements.service.js';

/** Agreements as investors read and sign them. */
@Controller()
export class AgreementsController {
  constructor(
    private readonly agreements: Agreements,
    private readonly reads: AgreementReads,
    private readonly options: OpenOptions,
  ) {}

  @Call(agreementsApi.generate, {
    summary: 'Get the agreement of your investment to be signed; format=pdf downloads it',
    body: GenerateAgreementRequest,
    query: FormatQuery,
    reply: Agreement,
    errors: ['request.not_found', 'investment.step_missing'],
  })
  generate(
    @Caller() caller: Identity,
    @Body() { investmentId, language }: GenerateAgreementRequest,
    @Query() { format }: FormatQuery,
    @Lng() spoken: Language,
  ): Promise<Agreement | FileReply> {
    return format === 'pdf'
      ? this.agreements.print(caller, investmentId, language ?? spoken)
      : this.agreements.read(caller, investmentId, language ?? spoken);
  }

  @Call(agreementsApi.sign, {
    summary: 'Sign the agreement of your investment, by JSON with a typed name or by a form with a picture',
    reply: Agreement,
    status: 201,
    body: SignAgreementRequest,
    multipart: SIGNATURE_FILES,
    errors: [
      'request.not_found',
      'agreement.changed',
      'agreement.nothing_to_sign',
      'agreement.signed_already',
      'investment.step_missing',
      'validation.terms_and_risk',
      ...SIGNATURE_ERRORS,
    ],
  })
  async sign(@Caller() caller: Identity, @Lng() spoken: Language, @Req() request: FastifyRequest): Promise<Agreement> {
    const { fields, files } = await readForm(request, SignAgreementRequest, SIGNATURE_FILES);
    await this.options.requireOpen(fields);
    return this.agreements.sign(caller, fields.language ?? spoken, fields, files.signature);
  }

  @Call(agreementsApi.read, {
    summary: 'Get what was signed of an investment, or what is to be signed; format=pdf downloads it',
    query: FormatQuery,
    reply: Agreement,
    errors: ['request.not_found', 'investment.step_missing', 'auth.view_only'],
  })
  read(
    @Caller() caller: Identity,
    @Param('investmentId', IdPipe) investmentId: string,
    @Query() { format }: FormatQuery,
    @Lng() language: Language,
  ): Promise<Agreement | FileReply> {
    const reader = readableOwner(caller);
    return format === 'pdf'
      ? this.reads.file(reader, investmentId, language)
      : this.reads.read(reader, investmentId, language);
  }
}
