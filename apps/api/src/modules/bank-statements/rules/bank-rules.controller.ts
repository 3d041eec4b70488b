import { Body, Controller, Param, Query } from '@nestjs/common';
import { bankStatementsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { BankRule } from '@cairn/contracts/payments/bank-statements.replies';
import { BankRuleRequest } from '@cairn/contracts/payments/bank-statements.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { BankRules } from './bank-rules.service.js';

@Controller()
export class BankRulesController {
  constructor(private readonly rules: BankRules) {}

  @Call(bankStatementsApi.rules, {
    summary: 'List the rules for lines of bank statements',
    query: AdminListQuery,
    page: BankRule,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<BankRule>> {
    return this.rules.list(query);
  }

  @Call(bankStatementsApi.makeRule, {
    summary: 'Make a rule for lines that contain a text',
    body: BankRuleRequest,
    reply: BankRule,
    status: 201,
  })
  make(@Caller() admin: Identity, @Body() body: BankRuleRequest): Promise<BankRule> {
    return this.rules.make(admin, body);
  }

  @Call(bankStatementsApi.retireRule, { summary: 'Retire a rule', body: ReasonRequest, reply: BankRule })
  retire(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<BankRule> {
    return this.rules.retire(admin, id, reason);
  }
}
