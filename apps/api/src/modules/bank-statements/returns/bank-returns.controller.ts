import { Body, Controller, Param, Query } from '@nestjs/common';
import { bankStatementsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { SendReturnRequest } from '@cairn/contracts/payments/bank-returns.requests';
import { BankReturn } from '@cairn/contracts/payments/bank-statements.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ReturnDesk } from './return-desk.js';
import { BankReturnsRepository } from './returns.repository.js';

@Controller()
export class BankReturnsController {
  constructor(
    private readonly reads: BankReturnsRepository,
    private readonly desk: ReturnDesk,
  ) {}

  @Call(bankStatementsApi.returns, {
    summary: 'List transfers that give money back',
    query: AdminListQuery,
    page: BankReturn,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<BankReturn>> {
    return this.reads.list(admin, query);
  }

  @Call(bankStatementsApi.bankReturn, { summary: 'Get a transfer that gives money back', reply: BankReturn })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<BankReturn> {
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.approveReturn, {
    summary: 'Approve a return above the limit for one person',
    body: ReasonRequest,
    reply: BankReturn,
    errors: ['return.bad_transition', 'return.second_person'],
  })
  async approve(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<BankReturn> {
    await this.desk.approve(admin, id, reason);
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.sendReturn, {
    summary: 'Record that a return was transferred, with its reference',
    body: SendReturnRequest,
    reply: BankReturn,
    errors: ['return.bad_transition', 'return.needs_approval', 'return.second_person', 'ledger.frozen'],
  })
  async send(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reference }: SendReturnRequest,
  ): Promise<BankReturn> {
    await this.desk.send(admin, id, reference);
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.failReturn, {
    summary: 'Record that a return came back, or cannot be sent',
    body: ReasonRequest,
    reply: BankReturn,
    errors: ['return.bad_transition', 'return.second_person'],
  })
  async fail(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<BankReturn> {
    await this.desk.fail(admin, id, reason);
    return this.reads.one(admin, id);
  }
}
