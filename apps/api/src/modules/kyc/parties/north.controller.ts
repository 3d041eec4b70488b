import { Body, Controller, Param, Req } from '@nestjs/common';
import { identityChecksApi } from '@cairn/contracts';
import { NorthKyc } from '@cairn/contracts/kyc/identity-check.replies';
import { NorthDocumentRequest, NorthPartyRequest } from '@cairn/contracts/kyc/identity-check.requests';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { BeginCheckService } from '../checks/begin-check.service.js';
import { CheckPresenter } from '../checks/check-presenter.js';
import { PeopleToConfirm } from '../checks/person-to-confirm.js';
import { IdentityDocuments } from './identity-documents.js';
import { PartiesService } from './parties.service.js';

const FILES = ['document'] as const;
const PARTY_ERRORS = ['kyc.other_way', 'kyc.record_first', 'kyc.provider_unavailable', 'kyc.provider_refused'] as const;

@Controller()
export class NorthController {
  constructor(
    private readonly checks: BeginCheckService,
    private readonly presenter: CheckPresenter,
    private readonly people: PeopleToConfirm,
    private readonly parties: PartiesService,
    private readonly documents: IdentityDocuments,
  ) {}

  @Call(identityChecksApi.north, { summary: 'Get your record at North Capital and its newest check', reply: NorthKyc })
  north(@Caller() caller: Identity): Promise<NorthKyc> {
    return this.present(caller);
  }

  @Call(identityChecksApi.checkNorth, {
    summary: 'Have your identity checked by North Capital, or get the check under way',
    reply: NorthKyc,
    errors: [...PARTY_ERRORS, 'kyc.party_missing', 'kyc.approved_already', 'kyc.too_many_checks'],
  })
  async check(@Caller() caller: Identity): Promise<NorthKyc> {
    await this.parties.refresh(caller);
    await this.checks.begin(caller, 'north');
    return this.present(caller);
  }

  @Call(identityChecksApi.createParty, {
    summary: 'Register your identity record at North Capital',
    body: NorthPartyRequest,
    reply: NorthKyc,
    status: 201,
    errors: [...PARTY_ERRORS, 'kyc.party_exists'],
  })
  async createParty(@Caller() caller: Identity, @Body() body: NorthPartyRequest): Promise<NorthKyc> {
    await this.parties.create(caller, body);
    return this.present(caller);
  }

  @Call(identityChecksApi.updateParty, {
    summary: 'Send your identity record to North Capital again',
    body: NorthPartyRequest,
    reply: NorthKyc,
    errors: [...PARTY_ERRORS],
  })
  async updateParty(
    @Caller() caller: Identity,
    @Param('partyId') partyId: string,
    @Body() body: NorthPartyRequest,
  ): Promise<NorthKyc> {
    await this.parties.update(caller, partyId, body);
    return this.present(caller);
  }

  @Call(identityChecksApi.addDocument, {
    summary: 'Hand in a document for the check, as the document of a form',
    body: NorthDocumentRequest,
    reply: NorthKyc,
    multipart: FILES,
    errors: ['kyc.other_way', ...DOCUMENT_ERRORS],
  })
  async addDocument(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<NorthKyc> {
    await this.checks.requireOpen('north');
    const { fields, files } = await readForm(request, NorthDocumentRequest, FILES);
    if (files.document === undefined) throw new DomainError('file.required');
    await this.documents.add(caller, { ...fields, provider: 'north' }, files.document);
    return this.present(caller);
  }

  private async present({ userId }: Identity): Promise<NorthKyc> {
    const [check, partyId, documents] = await Promise.all([
      this.checks.newest(userId, 'north'),
      this.people.partyOf(userId, 'north'),
      this.documents.of(userId),
    ]);
    const unknown = check?.results.filter(({ result }) => result === 'unknown') ?? [];
    return {
      partyId,
      check: check && this.presenter.present(check),
      errors: check?.reasons ?? [],
      warnings: unknown.map(({ part }) => part),
      documents,
    };
  }
}
