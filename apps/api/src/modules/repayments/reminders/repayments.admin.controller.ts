import { Controller, Query } from '@nestjs/common';
import { repaymentsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { LateRepayment } from '@cairn/contracts/repayments/late-repayment.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import { LateRepayments } from './late-repayments.js';

/** The console's side of repayments. */
@Controller()
export class RepaymentsAdminController {
  constructor(private readonly reads: LateRepayments) {}

  @Call(repaymentsApi.late, { summary: 'List late repayments', query: AdminListQuery, page: LateRepayment })
  late(@Query() query: AdminListQuery): Promise<AdminPage<LateRepayment>> {
    return this.reads.list(query);
  }
}
