import { Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminInvestment, AdminInvestmentRow } from '@cairn/contracts/admin/admin-investment.replies';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';

@Controller()
export class InvestmentsAdminController {
  constructor(private readonly reads: InvestmentReadsRepository) {}

  @Call(adminApi.investments, { summary: 'List investments', query: AdminListQuery, page: AdminInvestmentRow })
  investments(@Query() query: AdminListQuery): Promise<AdminPage<AdminInvestmentRow>> {
    return this.reads.forAdmins(query);
  }

  @Call(adminApi.investment, { summary: 'Get an investment with its payments and history', reply: AdminInvestment })
  investment(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminInvestment> {
    return this.reads.withHistory(admin, id);
  }
}
