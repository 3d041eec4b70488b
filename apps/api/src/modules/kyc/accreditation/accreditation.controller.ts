import { Controller, Req } from '@nestjs/common';
import { kycApi } from '@cairn/contracts';
import { AccreditationEvidenceRequest, AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { Accreditation } from '@cairn/contracts/kyc/kyc.replies';
import type { FastifyRequest } from 'fastify';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { readForm } from '../../../kernel/files/form.js';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AccreditationService } from './accreditation.service.js';

/** The names of the form's files. */
const FILES = ['document'] as const;

const UPLOAD_ERRORS = [
  'file.type',
  'file.too_large',
  'file.too_small',
  'file.busy',
  'accreditation.evidence_old',
  'accreditation.evidence_future',
  ...DOCUMENT_ERRORS,
] as const;

@Controller()
export class AccreditationController {
  constructor(private readonly accreditations: AccreditationService) {}

  @Call(kycApi.accreditation, { summary: 'Get your accreditation', reply: Accreditation, replyOrNull: true })
  accreditation(@Caller() caller: Identity): Promise<Accreditation | null> {
    return this.accreditations.mine(caller);
  }

  @Call(kycApi.applyForAccreditation, {
    summary: 'Apply for accreditation, by JSON or by a form with the letter as document',
    reply: Accreditation,
    status: 201,
    body: AccreditationRequest,
    multipart: FILES,
    errors: [
      'validation.required',
      'accreditation.already_open',
      'accreditation.method_for_ground',
      'accreditation.ground_not_met',
      'accreditation.recent_debt',
      'accreditation.no_earlier',
      ...UPLOAD_ERRORS,
    ],
  })
  async apply(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<Accreditation> {
    const { fields, files } = await readForm(request, AccreditationRequest, FILES);
    return this.accreditations.apply(caller, fields, files.document);
  }

  @Call(kycApi.addAccreditationEvidence, {
    summary: 'Add a document to your application for accreditation, by a form',
    reply: Accreditation,
    status: 201,
    body: AccreditationEvidenceRequest,
    multipart: FILES,
    errors: ['validation.required', 'accreditation.not_open', 'accreditation.evidence_most', ...UPLOAD_ERRORS],
  })
  async addEvidence(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<Accreditation> {
    const { fields, files } = await readForm(request, AccreditationEvidenceRequest, FILES);
    if (files.document === undefined) throw fieldError('document', 'validation.required');
    return this.accreditations.addEvidence(caller, fields, files.document);
  }
}
