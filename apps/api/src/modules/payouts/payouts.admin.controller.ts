import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminPayout, AdminPayoutRecord } from '@cairn/contracts/admin/admin.replies';
import {
  AdminListQuery,
  DeclineRequest,
  RejectTransferRequest,
  ReleasePayoutRequest,
} from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { PayoutRecordReader } from './payout-record.reader.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutService } from './payout.service.js';

const OWNER_OBSTACLES = ['payout.owner_owes', 'payout.owner_held', 'payout.owner_suspended'] as const;

@Controller()
export class PayoutsAdminController {
  constructor(
    private readonly payouts: PayoutService,
    private readonly reads: PayoutReadsRepository,
    private readonly records: PayoutRecordReader,
  ) {}

  @Call(adminApi.payouts, { summary: 'List payouts', query: AdminListQuery, page: AdminPayout })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminPayout>> {
    return this.reads.forAdmins(admin, query);
  }

  @Call(adminApi.payout, { summary: 'Get a payout', reply: AdminPayoutRecord })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminPayoutRecord> {
    return this.records.one(admin, id);
  }

  @Call(adminApi.approvePayout, {
    summary: 'Approve a payout (first confirmation)',
    reply: AdminPayoutRecord,
    errors: ['payout.bad_transition', 'payout.second_person', ...OWNER_OBSTACLES],
  })
  async approve(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminPayoutRecord> {
    await this.payouts.approve(admin, id);
    return this.records.one(admin, id);
  }

  @Call(adminApi.releasePayout, {
    summary: 'Release a payout (second confirmation)',
    body: ReleasePayoutRequest,
    reply: AdminPayoutRecord,
    errors: [
      'payout.bad_transition',
      'payout.second_person',
      ...OWNER_OBSTACLES,
      'payout.cooling_down',
      'payout.reference_required',
      'payout.account_not_ready',
      'transfers.in_file',
      'ledger.frozen',
    ],
  })
  async release(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReleasePayoutRequest,
  ): Promise<AdminPayoutRecord> {
    await this.payouts.release(admin, id, body.reference ?? null);
    return this.records.one(admin, id);
  }

  @Call(adminApi.rejectPayout, {
    summary: 'Decline a payout, with a reason',
    body: RejectTransferRequest,
    reply: AdminPayoutRecord,
    errors: ['payout.bad_transition', 'payout.second_person', 'transfers.begun', 'transfers.in_file'],
  })
  async reject(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: RejectTransferRequest,
  ): Promise<AdminPayoutRecord> {
    await this.payouts.reject(admin, id, body);
    return this.records.one(admin, id);
  }

  @Call(adminApi.failPayout, {
    summary: 'Record that the bank returned a payout; the owner can request it again',
    body: DeclineRequest,
    reply: AdminPayoutRecord,
    errors: ['payout.bad_transition', 'payout.second_person', 'payout.not_by_bank'],
  })
  async fail(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AdminPayoutRecord> {
    await this.payouts.fail(admin, id, body.reason);
    return this.records.one(admin, id);
  }
}
