import { Controller, Query, Req } from '@nestjs/common';
import { kycApi, type Language } from '@cairn/contracts';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { SIGNATURE_ERRORS, SIGNATURE_FILES } from '../../../kernel/signing/signature-form.js';
import { OpenOptions } from '../../settings/index.js';
import { AccreditationContractReads } from './accreditation-contract.reads.js';
import { AccreditationContractService } from './accreditation-contract.service.js';

@Controller()
export class AccreditationContractController {
  constructor(
    private readonly contracts: AccreditationContractService,
    private readonly reads: AccreditationContractReads,
    private readonly options: OpenOptions,
  ) {}

  @Call(kycApi.accreditationContract, {
    summary: 'Get your accreditation agreement, signed or not; format=pdf downloads it',
    query: FormatQuery,
    reply: AccreditationContract,
    replyOrNull: true,
    errors: ['request.not_found'],
  })
  contract(
    @Caller() caller: Identity,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<AccreditationContract | FileReply | null> {
    return query.format === 'pdf' ? this.reads.file(caller, language) : this.reads.current(caller, language);
  }

  @Call(kycApi.signAccreditation, {
    summary: 'Sign the accreditation agreement, by JSON with a typed name or by a form with a picture',
    reply: AccreditationContract,
    status: 201,
    body: SignAccreditationRequest,
    multipart: SIGNATURE_FILES,
    errors: [
      'accreditation.contract_changed',
      'accreditation.nothing_to_sign',
      'accreditation.signed_already',
      'validation.terms_and_risk',
      ...SIGNATURE_ERRORS,
    ],
  })
  async sign(
    @Caller() caller: Identity,
    @Lng() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<AccreditationContract> {
    const { fields, files } = await readForm(request, SignAccreditationRequest, SIGNATURE_FILES);
    await this.options.requireOpen(fields);
    return this.contracts.sign(caller, language, fields, files.signature);
  }
}
