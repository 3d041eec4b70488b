import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { AdminListQuery, DeclineRequest, SendWithdrawalRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

@Controller()
export class WalletAdminController {
  constructor(
    private readonly reads: WalletReadsRepository,
    private readonly withdrawals: WithdrawalService,
  ) {}

  @Call(adminApi.withdrawals, { summary: 'Withdrawals', query: AdminListQuery, page: AdminWithdrawal })
  list(@Query() query: AdminListQuery): Promise<AdminPage<AdminWithdrawal>> {
    return this.reads.withdrawals(query);
  }

  @Call(adminApi.withdrawal, { summary: 'One withdrawal', reply: AdminWithdrawal })
  one(@Param('id', IdPipe) id: string): Promise<AdminWithdrawal> {
    return this.reads.withdrawal(id);
  }

  @Call(adminApi.sendWithdrawal, {
    summary: 'Record the bank transfer of a withdrawal',
    body: SendWithdrawalRequest,
    reply: AdminWithdrawal,
    errors: ['wallet.bad_transition', 'payout.second_person'],
  })
  async send(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: SendWithdrawalRequest,
  ): Promise<AdminWithdrawal> {
    await this.withdrawals.send(admin, id, body.reference);
    return this.reads.withdrawal(id);
  }

  @Call(adminApi.rejectWithdrawal, {
    summary: 'Reject a withdrawal, with the reason',
    body: DeclineRequest,
    reply: AdminWithdrawal,
    errors: ['wallet.bad_transition', 'payout.second_person'],
  })
  async reject(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AdminWithdrawal> {
    await this.withdrawals.reject(admin, id, body.reason);
    return this.reads.withdrawal(id);
  }
}
