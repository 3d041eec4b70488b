import { Controller } from '@nestjs/common';
import { identityChecksApi } from '@cairn/contracts';
import { IdentityCheck } from '@cairn/contracts/kyc/identity-check.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { BeginCheckService } from './begin-check.service.js';
import { CheckPresenter } from './check-presenter.js';

@Controller()
export class ShuftiController {
  constructor(
    private readonly checks: BeginCheckService,
    private readonly presenter: CheckPresenter,
  ) {}

  @Call(identityChecksApi.shufti, {
    summary: 'Get the newest check of your identity by Shufti Pro',
    reply: IdentityCheck,
    replyOrNull: true,
  })
  async newest(@Caller() caller: Identity): Promise<IdentityCheck | null> {
    const check = await this.checks.newest(caller.userId, 'shufti');
    return check && this.presenter.present(check);
  }

  @Call(identityChecksApi.beginShufti, {
    summary: 'Begin a check of your identity by Shufti Pro, or continue the one under way',
    reply: IdentityCheck,
    errors: [
      'kyc.other_way',
      'kyc.record_first',
      'kyc.approved_already',
      'kyc.too_many_checks',
      'kyc.provider_unavailable',
      'kyc.provider_refused',
    ],
  })
  async begin(@Caller() caller: Identity): Promise<IdentityCheck> {
    return this.presenter.present(await this.checks.begin(caller, 'shufti'));
  }
}
