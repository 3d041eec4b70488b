import { Controller, Req } from '@nestjs/common';
import { kycApi } from '@cairn/contracts';
import { IdentityDocument } from '@cairn/contracts/kyc/identity-check.replies';
import { IdentityPaperRequest } from '@cairn/contracts/kyc/identity-papers';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { IdentityDocuments } from './identity-documents.js';

const FILES = ['document'] as const;

/** The document by which staff of the site confirm an identity. */
@Controller()
export class IdentityPapersController {
  constructor(private readonly documents: IdentityDocuments) {}

  @Call(kycApi.papers, { summary: 'List the identity documents that you handed in', reply: [IdentityDocument] })
  papers(@Caller() { userId }: Identity): Promise<IdentityDocument[]> {
    return this.documents.of(userId);
  }

  @Call(kycApi.addPaper, {
    summary: 'Hand in a page of an identity document for the review, as the document of a form',
    body: IdentityPaperRequest,
    reply: [IdentityDocument],
    status: 201,
    multipart: FILES,
    errors: ['kyc.record_first', 'kyc.approved_already', 'kyc.documents_most', ...DOCUMENT_ERRORS],
  })
  async addPaper(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<IdentityDocument[]> {
    await this.documents.requireUnderReview(caller.userId);
    const { fields, files } = await readForm(request, IdentityPaperRequest, FILES);
    if (files.document === undefined) throw new DomainError('file.required');
    await this.documents.add(caller, { ...fields, provider: null }, files.document);
    return this.documents.of(caller.userId);
  }
}
