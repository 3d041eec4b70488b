import { Body, Controller, Param, Query } from '@nestjs/common';
import { savedInvestmentsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, DeclineRequest } from '@cairn/contracts/admin/admin.requests';
import { LawChangeEffect } from '@cairn/contracts/investments/steps/law-change.reply';
import { SavedInvestment, SavedInvestmentRow } from '@cairn/contracts/investments/steps/saved-investment.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { SavedInvestmentsDeskReads } from './saved-investments-desk.reads.js';
import { SavedInvestments } from './saved-investments.service.js';

@Controller()
export class SavedInvestmentsAdminController {
  constructor(
    private readonly saved: SavedInvestments,
    private readonly reads: SavedInvestmentsDeskReads,
  ) {}

  @Call(savedInvestmentsApi.everybodys, {
    summary: 'List investments that were begun and not paid',
    query: AdminListQuery,
    page: SavedInvestmentRow,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<SavedInvestmentRow>> {
    return this.reads.list(query);
  }

  @Call(savedInvestmentsApi.detail, {
    summary: 'Get an investment that was begun and not paid, with its steps',
    reply: SavedInvestment,
  })
  detail(@Param('id', IdPipe) id: string): Promise<SavedInvestment> {
    return this.reads.one(id);
  }

  @Call(savedInvestmentsApi.lawChange, {
    summary: 'Count what was begun and answered that another law of the site would ask anew',
    reply: LawChangeEffect,
  })
  lawChange(): Promise<LawChangeEffect> {
    return this.reads.lawChange();
  }

  @Call(savedInvestmentsApi.archive, {
    summary: 'Remove an investment that was begun and not paid; its investor is notified of the reason',
    body: DeclineRequest,
    reply: SavedInvestment,
    errors: ['investment.archived', 'investment.bad_transition'],
  })
  async archive(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<SavedInvestment> {
    await this.saved.removeFor(admin, id, reason);
    return this.reads.one(id);
  }
}
