import { Controller, Param, Query } from '@nestjs/common';
import { reconfirmationsApi, type Page } from '@cairn/contracts';
import { Reconfirmation } from '@cairn/contracts/investments/reconfirmations.replies';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { Answers } from './answers.js';
import { ReconfirmationsRepository } from './reconfirmations.repository.js';

@Controller()
export class ReconfirmationController {
  constructor(
    private readonly answers: Answers,
    private readonly reads: ReconfirmationsRepository,
  ) {}

  @Call(reconfirmationsApi.open, {
    summary: 'List your investments whose terms have changed, and which wait for your answer',
    query: PageQuery,
    page: Reconfirmation,
  })
  open(@Caller() caller: Identity, @Query() query: PageQuery): Promise<Page<Reconfirmation>> {
    return this.reads.open(caller.userId, query);
  }

  @Call(reconfirmationsApi.read, {
    summary: 'Get what has changed since you invested, and until when you answer',
    reply: Reconfirmation,
  })
  read(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Reconfirmation> {
    return this.reads.one(readableOwner(caller), id);
  }

  @Call(reconfirmationsApi.confirm, {
    summary: 'Confirm an investment on its new terms',
    reply: Reconfirmation,
    errors: ['reconfirmation.over', 'investment.limit_exceeded'],
  })
  async confirm(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Reconfirmation> {
    await this.answers.confirm(caller, id);
    return this.reads.one(caller.userId, id);
  }

  @Call(reconfirmationsApi.cancel, {
    summary: 'Leave instead of confirming; the money goes back',
    reply: Reconfirmation,
    errors: ['reconfirmation.over', 'investment.bad_transition'],
  })
  async cancel(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Reconfirmation> {
    await this.answers.cancel(caller, id);
    return this.reads.one(caller.userId, id);
  }
}
