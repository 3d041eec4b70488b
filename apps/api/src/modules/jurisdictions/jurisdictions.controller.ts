import { Body, Controller, Ip, Query } from '@nestjs/common';
import { jurisdictionsApi } from '@cairn/contracts';
import { RuleFigureRow } from '@cairn/contracts/jurisdictions/rule-figures.replies';
import { RuleFigureRequest } from '@cairn/contracts/jurisdictions/rule-figures.request';
import { StandingQuery } from '@cairn/contracts/jurisdictions/standing.query';
import { InvestorStanding } from '@cairn/contracts/jurisdictions/standing.replies';
import { StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { RuleFigureTable } from '../settings/index.js';
import { StandingService } from './standing.service.js';

@Controller()
export class JurisdictionsController {
  constructor(
    private readonly standings: StandingService,
    private readonly ruleFigures: RuleFigureTable,
  ) {}

  @Call(jurisdictionsApi.standing, {
    summary: 'Get what the law of the site asks before you invest, and what you have stated',
    query: StandingQuery,
    reply: InvestorStanding,
    errors: ['jurisdiction.changing'],
  })
  standing(@Caller() caller: Identity, @Query() { campaignId }: StandingQuery): Promise<InvestorStanding> {
    return this.standings.mine(caller, campaignId ?? null);
  }

  @Call(jurisdictionsApi.state, {
    summary: 'State what the law asks for: category, test, simulation, warnings, consent',
    body: StatementRequest,
    reply: InvestorStanding,
    status: 201,
    errors: [
      'jurisdiction.warning_required',
      'jurisdiction.offer_request_required',
      'jurisdiction.category_required',
      'jurisdiction.test_required',
      'jurisdiction.knowledge_warning_required',
      'jurisdiction.simulation_required',
      'jurisdiction.not_asked',
      'jurisdiction.version',
      'jurisdiction.not_met',
      'jurisdiction.test_wait',
      'jurisdiction.test_answers',
      'jurisdiction.minimum_investment',
      'jurisdiction.changing',
      'investment.no_rate',
      'validation.required',
      'validation.choice',
    ],
  })
  state(@Caller() caller: Identity, @Body() body: StatementRequest, @Ip() ip: string): Promise<InvestorStanding> {
    return this.standings.state(caller, body, ip);
  }

  @Call(jurisdictionsApi.figures, { summary: 'List the figures of every jurisdiction', reply: [RuleFigureRow] })
  figures(): Promise<RuleFigureRow[]> {
    return this.ruleFigures.all();
  }

  @Call(jurisdictionsApi.addFigure, {
    summary: 'Add a figure of your own, where the rules of no jurisdiction apply',
    body: RuleFigureRequest,
    reply: [RuleFigureRow],
    status: 201,
    errors: ['law.past', 'law.taken', 'validation.max'],
  })
  addFigure(@Caller() admin: Identity, @Body() body: RuleFigureRequest): Promise<RuleFigureRow[]> {
    return this.ruleFigures.add(admin, body);
  }
}
