import { Controller, Param } from '@nestjs/common';
import { periodsApi } from '@cairn/contracts';
import { Period } from '@cairn/contracts/admin/periods';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { Periods } from './periods.service.js';

@Controller()
export class PeriodsController {
  constructor(private readonly periods: Periods) {}

  @Call(periodsApi.list, {
    summary: 'List the months of the books, with what keeps each from being closed',
    reply: [Period],
  })
  list(@Caller() admin: Identity): Promise<Period[]> {
    return this.periods.list(admin);
  }

  @Call(periodsApi.ask, {
    summary: 'Ask for a month to be closed; another person closes it',
    reply: Period,
    errors: ['period.open', 'period.bad_transition'],
  })
  ask(@Caller() admin: Identity, @Param('month') month: string): Promise<Period> {
    return this.periods.ask(admin, month);
  }

  @Call(periodsApi.close, {
    summary: 'Close a month as the second person: nothing is dated in it afterwards',
    reply: Period,
    errors: ['period.open', 'period.second_person', 'period.bad_transition'],
  })
  close(@Caller() admin: Identity, @Param('month') month: string): Promise<Period> {
    return this.periods.close(admin, month);
  }

  @Call(periodsApi.keepOpen, {
    summary: 'Keep a month open that was asked to be closed',
    reply: Period,
    errors: ['period.bad_transition'],
  })
  keepOpen(@Caller() admin: Identity, @Param('month') month: string): Promise<Period> {
    return this.periods.keepOpen(admin, month);
  }
}
