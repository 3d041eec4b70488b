import { Controller, Param } from '@nestjs/common';
import { changesApi } from '@cairn/contracts';
import { ReviewedChange } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ReviewedChanges, BROKEN_TERMS } from '../../campaigns/index.js';
import { ChangeOpening } from './change-opening.service.js';

@Controller()
export class ChangeOpeningController {
  constructor(
    private readonly opening: ChangeOpening,
    private readonly changes: ReviewedChanges,
  ) {}

  @Call(changesApi.approve, {
    summary: 'Approve a change of the terms; it is in force, and each investor confirms or leaves',
    reply: ReviewedChange,
    errors: [...BROKEN_TERMS, 'change.bad_transition', 'change.closing_announced'],
  })
  async approve(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<ReviewedChange> {
    await this.opening.approve(admin, id);
    return this.changes.one(id);
  }
}
