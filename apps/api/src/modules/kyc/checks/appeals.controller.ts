import { Body, Controller } from '@nestjs/common';
import { identityChecksApi } from '@cairn/contracts';
import { IdentityAppealRequest } from '@cairn/contracts/kyc/identity-check.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AppealsService } from './appeals.service.js';

@Controller()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Call(identityChecksApi.appeal, {
    summary: 'Ask compliance to look again at an identity that was declined',
    body: IdentityAppealRequest,
    reply: Done,
    errors: ['kyc.not_declined'],
  })
  async appeal(@Caller() caller: Identity, @Body() body: IdentityAppealRequest): Promise<Done> {
    await this.appeals.appeal(caller, body);
    return { done: true };
  }
}
