import { Controller, Query } from '@nestjs/common';
import { secondDecisionsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { SecondDecisionRow } from '@cairn/contracts/payments/second-decisions';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { SecondDecisionsRepository } from './second-decisions.repository.js';

@Controller()
export class SecondDecisionsController {
  constructor(private readonly decisions: SecondDecisionsRepository) {}

  @Call(secondDecisionsApi.list, {
    summary: 'List money that goes back and waits for a second person',
    query: AdminListQuery,
    page: SecondDecisionRow,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<SecondDecisionRow>> {
    return this.decisions.list(admin, query);
  }
}
