import { Controller, Param } from '@nestjs/common';
import { changesApi } from '@cairn/contracts';
import { MaterialChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ChangesRepository } from '../../campaigns/index.js';
import { ChangeOpening } from './change-opening.service.js';

@Controller()
export class ChangeOpeningController {
  constructor(
    private readonly opening: ChangeOpening,
    private readonly reads: ChangesRepository,
  ) {}

  @Call(changesApi.approve, {
    summary: 'Approve a change of the terms; it is in force, and each investor confirms or leaves',
    reply: MaterialChange,
    errors: [
      'change.bad_transition',
      'change.not_open',
      'change.not_later',
      'change.not_whole_shares',
      'change.below_commitments',
      'campaign.closing_too_late',
      'campaign.price_misfit',
      'campaign.investment_range',
      'campaign.maximum_investment_above_goal',
      'campaign.offering_below_goal',
      'campaign.shares_below_offering',
      'campaign.valuation_misfit',
      'campaign.equity_misfit',
      'campaign.payback_before_closing',
    ],
  })
  async approve(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<MaterialChange> {
    await this.opening.approve(admin, id);
    return this.reads.one(id);
  }
}
