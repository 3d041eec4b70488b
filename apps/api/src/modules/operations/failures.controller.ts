import { Body, Controller, Param, Query } from '@nestjs/common';
import { failuresApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { DeadLetterRow, ParkedItemRow } from '@cairn/contracts/operations/failures.replies';
import { RetryItemRequest } from '@cairn/contracts/operations/failures.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { DeadLetters } from './dead-letters.js';
import { ParkedWork } from './parked-work.js';

/** Failed jobs and their retry. */
@Controller()
export class FailuresController {
  constructor(
    private readonly parked: ParkedWork,
    private readonly letters: DeadLetters,
  ) {}

  @Call(failuresApi.parkedItems, {
    summary: 'List unfinished items, with the cause and the next attempt',
    query: AdminListQuery,
    page: ParkedItemRow,
  })
  parkedItems(@Query() query: AdminListQuery): Promise<AdminPage<ParkedItemRow>> {
    return this.parked.list(query);
  }

  @Call(failuresApi.retryItem, {
    summary: 'Retry an unfinished item at the next run',
    body: RetryItemRequest,
    reply: Done,
    errors: ['request.not_found'],
  })
  async retryItem(@Caller() admin: Identity, @Body() { id }: RetryItemRequest): Promise<Done> {
    await this.parked.retry(admin, id);
    return { done: true };
  }

  @Call(failuresApi.deadLetters, {
    summary: 'List undelivered messages',
    query: AdminListQuery,
    page: DeadLetterRow,
  })
  deadLetters(@Query() query: AdminListQuery): Promise<AdminPage<DeadLetterRow>> {
    return this.letters.list(query);
  }

  @Call(failuresApi.replayLetter, {
    summary: 'Deliver an undelivered message again',
    reply: DeadLetterRow,
    errors: ['operations.replayed', 'operations.no_consumer'],
  })
  replayLetter(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<DeadLetterRow> {
    return this.letters.replay(admin, id);
  }
}
