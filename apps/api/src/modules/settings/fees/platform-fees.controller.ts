import { Body, Controller, Param, Query } from '@nestjs/common';
import { feesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { PlatformFee, PlatformFeeRequest } from '@cairn/contracts/fees/platform-fees';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { PlatformFeesRepository } from './platform-fees.repository.js';
import { PlatformFeesService } from './platform-fees.service.js';

@Controller()
export class PlatformFeesController {
  constructor(
    private readonly reads: PlatformFeesRepository,
    private readonly fees: PlatformFeesService,
  ) {}

  @Call(feesApi.list, { summary: 'List platform fees and their history', query: AdminListQuery, page: PlatformFee })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<PlatformFee>> {
    return this.reads.list(query, admin.userId);
  }

  @Call(feesApi.propose, {
    summary: 'Propose new fees from a given day; another person confirms them',
    body: PlatformFeeRequest,
    reply: PlatformFee,
    status: 201,
    errors: ['fees.past', 'fees.change_waits'],
  })
  propose(@Caller() admin: Identity, @Body() body: PlatformFeeRequest): Promise<PlatformFee> {
    return this.fees.propose(admin, body);
  }

  @Call(feesApi.confirm, {
    summary: 'Confirm proposed fees as the second person',
    reply: PlatformFee,
    errors: ['fees.decided', 'fees.second_person', 'fees.maker_gone', 'fees.outdated'],
  })
  confirm(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<PlatformFee> {
    return this.fees.confirm(admin, id);
  }

  @Call(feesApi.refuse, {
    summary: 'Refuse proposed fees, or withdraw your own proposal',
    body: ReasonRequest,
    reply: PlatformFee,
    errors: ['fees.decided'],
  })
  refuse(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<PlatformFee> {
    return this.fees.refuse(admin, id, reason);
  }
}
