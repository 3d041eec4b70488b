import { Body, Controller, Param, Req } from '@nestjs/common';
import { kycApi } from '@cairn/contracts';
import { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { ChangeInvestorProfileRequest, InvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import { Accreditation, InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../kernel/files/form.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { AccreditationService } from './accreditation.service.js';
import { IdentityService } from './identity.service.js';

@Controller()
export class KycController {
  constructor(
    private readonly identity: IdentityService,
    private readonly accreditations: AccreditationService,
  ) {}

  @Call(kycApi.profile, { summary: 'Own identity record', reply: InvestorProfile, replyOrNull: true })
  profile(@Caller() caller: Identity): Promise<InvestorProfile | null> {
    return this.identity.mine(caller);
  }

  @Call(kycApi.submitProfile, {
    summary: 'Hand in the identity record',
    body: InvestorProfileRequest,
    reply: InvestorProfile,
    status: 201,
    errors: ['kyc.not_editable', 'kyc.ssn_required', 'kyc.overtaken', 'validation.adult'],
  })
  submitProfile(@Caller() caller: Identity, @Body() body: InvestorProfileRequest): Promise<InvestorProfile> {
    return this.identity.submit(caller, body);
  }

  @Call(kycApi.changeProfile, {
    summary: 'Correct the identity record; once it is approved, the figures of income and net worth',
    body: ChangeInvestorProfileRequest,
    reply: InvestorProfile,
    errors: ['kyc.not_editable', 'kyc.ssn_required', 'kyc.overtaken', 'validation.adult'],
  })
  changeProfile(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeInvestorProfileRequest,
  ): Promise<InvestorProfile> {
    return this.identity.change(caller, id, body);
  }

  @Call(kycApi.accreditation, { summary: 'Own accreditation', reply: Accreditation, replyOrNull: true })
  accreditation(@Caller() caller: Identity): Promise<Accreditation | null> {
    return this.accreditations.mine(caller);
  }

  @Call(kycApi.applyForAccreditation, {
    summary: 'Apply for accreditation, by JSON or by a form with the letter as document',
    reply: Accreditation,
    status: 201,
    multipart: true,
    errors: ['accreditation.already_open', 'file.type', 'file.too_large', 'file.too_small'],
  })
  async apply(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<Accreditation> {
    const { fields, files } = await readForm(request, AccreditationRequest, ['document']);
    return this.accreditations.apply(caller, fields, files.document);
  }
}
