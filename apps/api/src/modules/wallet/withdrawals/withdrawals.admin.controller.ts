import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminWithdrawal, OWNER_OBSTACLES } from '@cairn/contracts/admin/admin.replies';
import {
  AdminListQuery,
  DeclineRequest,
  RejectTransferRequest,
  SendWithdrawalRequest,
} from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ProviderPayouts } from './provider-payouts.service.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

@Controller()
export class WithdrawalsAdminController {
  constructor(
    private readonly reads: WithdrawalsRepository,
    private readonly desk: WithdrawalDesk,
    private readonly payouts: ProviderPayouts,
  ) {}

  @Call(adminApi.withdrawals, { summary: 'List withdrawals', query: AdminListQuery, page: AdminWithdrawal })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminWithdrawal>> {
    return this.reads.forAdmins(admin, query);
  }

  @Call(adminApi.withdrawal, { summary: 'Get a withdrawal', reply: AdminWithdrawal })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminWithdrawal> {
    return this.reads.oneForAdmin(admin, id);
  }

  @Call(adminApi.approveWithdrawal, {
    summary: 'Approve a withdrawal that needs two people',
    reply: AdminWithdrawal,
    errors: ['wallet.bad_transition', 'payout.second_person', ...OWNER_OBSTACLES],
  })
  async approve(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminWithdrawal> {
    await this.desk.approve(admin, id);
    return this.reads.oneForAdmin(admin, id);
  }

  @Call(adminApi.sendWithdrawal, {
    summary: 'Record a withdrawal as sent by bank transfer',
    body: SendWithdrawalRequest,
    reply: AdminWithdrawal,
    errors: [
      'wallet.bad_transition',
      'wallet.needs_approval',
      'wallet.cooling_down',
      ...OWNER_OBSTACLES,
      'ledger.frozen',
      'payout.second_person',
      'transfers.not_begun',
      'transfers.in_file',
      'wallet.by_provider',
    ],
  })
  async send(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: SendWithdrawalRequest,
  ): Promise<AdminWithdrawal> {
    await this.desk.send(admin, id, body.reference);
    return this.reads.oneForAdmin(admin, id);
  }

  @Call(adminApi.releaseWithdrawal, {
    summary: 'Have the provider pay a withdrawal out',
    reply: AdminWithdrawal,
    errors: [
      'wallet.bad_transition',
      'wallet.needs_approval',
      'wallet.cooling_down',
      'wallet.by_bank',
      'wallet.provider_short',
      ...OWNER_OBSTACLES,
      'ledger.frozen',
      'payout.second_person',
    ],
  })
  async release(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminWithdrawal> {
    await this.payouts.release(admin, id);
    return this.reads.oneForAdmin(admin, id);
  }

  @Call(adminApi.rejectWithdrawal, {
    summary: 'Reject a withdrawal, with a reason',
    body: RejectTransferRequest,
    reply: AdminWithdrawal,
    errors: ['wallet.bad_transition', 'payout.second_person', 'transfers.begun', 'transfers.in_file'],
  })
  async reject(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: RejectTransferRequest,
  ): Promise<AdminWithdrawal> {
    await this.desk.reject(admin, id, body);
    return this.reads.oneForAdmin(admin, id);
  }

  @Call(adminApi.failWithdrawal, {
    summary: 'Record that the bank returned a withdrawal; its money goes back to the wallet',
    body: DeclineRequest,
    reply: AdminWithdrawal,
    errors: ['wallet.bad_transition', 'payout.second_person', 'wallet.by_provider'],
  })
  async fail(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AdminWithdrawal> {
    await this.desk.fail(admin, id, body.reason);
    return this.reads.oneForAdmin(admin, id);
  }
}
