import { Controller, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AdminInvestmentRow } from '@cairn/contracts/admin/admin.replies';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';

@Controller()
export class InvestmentsAdminController {
  constructor(private readonly reads: InvestmentReadsRepository) {}

  @Call(adminApi.investments, { summary: 'Investments', query: AdminListQuery, page: AdminInvestmentRow })
  investments(@Query() query: AdminListQuery): Promise<AdminPage<AdminInvestmentRow>> {
    return this.reads.forAdmins(query);
  }
}
