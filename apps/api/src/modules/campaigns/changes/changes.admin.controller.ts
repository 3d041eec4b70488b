import { Body, Controller, Param, Query } from '@nestjs/common';
import { changesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, DeclineRequest } from '@cairn/contracts/admin/admin.requests';
import { ReviewedChange, ReviewedChangeRow } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ReviewedChanges } from './reviewed-changes.js';
import { ChangeDecisions } from './change-decisions.js';

@Controller()
export class ChangesAdminController {
  constructor(
    private readonly changes: ReviewedChanges,
    private readonly decisions: ChangeDecisions,
  ) {}

  @Call(changesApi.queue, { summary: 'List changes of the terms', query: AdminListQuery, page: ReviewedChangeRow })
  queue(@Query() query: AdminListQuery): Promise<AdminPage<ReviewedChangeRow>> {
    return this.changes.list(query);
  }

  @Call(changesApi.one, { summary: 'Get a change of the terms with what it would cause', reply: ReviewedChange })
  one(@Param('id', IdPipe) id: string): Promise<ReviewedChange> {
    return this.changes.one(id);
  }

  @Call(changesApi.decline, {
    summary: 'Decline a proposed change of the terms, with a reason',
    body: DeclineRequest,
    reply: ReviewedChange,
    errors: ['change.bad_transition'],
  })
  async decline(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<ReviewedChange> {
    await this.decisions.decline(admin, id, reason);
    return this.changes.one(id);
  }
}
