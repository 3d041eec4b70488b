import { Body, Controller, Param } from '@nestjs/common';
import { kycApi } from '@cairn/contracts';
import { ChangeInvestorProfileRequest, InvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import { InvestorFiguresStated } from '@cairn/contracts/kyc/investor-figures.replies';
import { InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { IdentityService } from './identity.service.js';
import { InvestorFigures } from './investor-figures.js';

const RECORD_ERRORS: CallOptions['errors'] = [
  'kyc.not_editable',
  'kyc.ssn_required',
  'kyc.overtaken',
  'validation.adult',
  'validation.region',
];

@Controller()
export class IdentityController {
  constructor(
    private readonly identity: IdentityService,
    private readonly figures: InvestorFigures,
  ) {}

  @Call(kycApi.profile, { summary: 'Get your identity record', reply: InvestorProfile, replyOrNull: true })
  profile(@Caller() caller: Identity): Promise<InvestorProfile | null> {
    return this.identity.mine(caller);
  }

  @Call(kycApi.figures, { summary: 'List the figures you have stated, newest first', reply: [InvestorFiguresStated] })
  stated(@Caller() { userId }: Identity): Promise<InvestorFiguresStated[]> {
    return this.figures.statedBy(userId);
  }

  @Call(kycApi.submitProfile, {
    summary: 'Submit the identity record',
    body: InvestorProfileRequest,
    reply: InvestorProfile,
    status: 201,
    errors: RECORD_ERRORS,
  })
  submitProfile(@Caller() caller: Identity, @Body() body: InvestorProfileRequest): Promise<InvestorProfile> {
    return this.identity.submit(caller, body);
  }

  @Call(kycApi.changeProfile, {
    summary: 'Correct the identity record; once approved, only figures and details that nobody reviews',
    body: ChangeInvestorProfileRequest,
    reply: InvestorProfile,
    errors: RECORD_ERRORS,
  })
  changeProfile(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeInvestorProfileRequest,
  ): Promise<InvestorProfile> {
    return this.identity.change(caller, id, body);
  }
}
