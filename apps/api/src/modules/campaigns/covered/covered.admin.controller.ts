import { Body, Controller, Param, Query } from '@nestjs/common';
import { coveredPersonsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { CoveredCase, CoveredCaseRow, RevealedCovered } from '@cairn/contracts/campaigns/covered/covered.replies';
import { DecideCoveredRequest, RevealCoveredRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CoveredCaseDesk } from './covered-case-desk.js';
import { CoveredCaseReads } from './covered-case-reads.js';

/** Covered persons, as compliance reads and decides on them. */
@Controller()
export class CoveredAdminController {
  constructor(
    private readonly reads: CoveredCaseReads,
    private readonly desk: CoveredCaseDesk,
  ) {}

  @Call(coveredPersonsApi.cases, {
    summary: 'List the covered persons of all campaigns, names masked',
    query: AdminListQuery,
    page: CoveredCaseRow,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<CoveredCaseRow>> {
    return this.reads.list(query);
  }

  @Call(coveredPersonsApi.case, {
    summary: 'Get a covered person with the questionnaire and its evidence',
    reply: CoveredCase,
  })
  one(@Param('id', IdPipe) id: string): Promise<CoveredCase> {
    return this.reads.one(id);
  }

  @Call(coveredPersonsApi.decide, {
    summary: 'Decide on a covered person: cleared, disclosed on the page, disqualified, or no longer covered',
    body: DecideCoveredRequest,
    reply: CoveredCase,
    errors: [
      'review.bad_transition',
      'review.overtaken',
      'covered.answers_old',
      'covered.disqualifying',
      'covered.disclosure_due',
      'validation.required',
    ],
  })
  async decide(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DecideCoveredRequest,
  ): Promise<CoveredCase> {
    await this.desk.decide(admin, id, body);
    return this.reads.one(id);
  }

  @Call(coveredPersonsApi.reveal, {
    summary: 'Show one masked value of a covered person, with a reason that is logged',
    body: RevealCoveredRequest,
    reply: RevealedCovered,
    errors: ['auth.step_up_required'],
  })
  reveal(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { field, reason }: RevealCoveredRequest,
  ): Promise<RevealedCovered> {
    return this.reads.reveal(admin, id, field, reason);
  }
}
