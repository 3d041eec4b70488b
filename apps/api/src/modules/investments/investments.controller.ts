import { Body, Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Page } from '@cairn/contracts';
import { InvestRequest } from '@cairn/contracts/investments/invest.request';
import { InvestmentLimitRequest } from '@cairn/contracts/investments/investment-limit.request';
import {
  CampaignInvestmentRow,
  Investment,
  InvestmentCheck,
  InvestmentLimit,
  InvestmentReceipt,
  PreInvestment,
  PublicInvestor,
} from '@cairn/contracts/investments/investments.replies';
import { PayFromWalletRequest } from '@cairn/contracts/investments/wallet-payment.request';
import { FormatQuery, PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { requireStepUp } from '../../kernel/auth/step-up.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { Call } from '../../kernel/http/call.decorator.js';
import type { FileReply } from '../../kernel/http/envelope.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, MaybeCaller, readableOwner, type Identity } from '../../kernel/http/request.js';
import type { Language } from '@cairn/contracts';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { INVESTING_ERRORS } from './investing-errors.js';
import { InvestService } from './invest.service.js';
import { InvestmentCheckService } from './investment-check.service.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';
import { WalletPaymentService } from './wallet-payment.service.js';

@Controller()
export class InvestmentsController {
  constructor(
    private readonly investing: InvestService,
    private readonly walletPayments: WalletPaymentService,
    private readonly checks: InvestmentCheckService,
    private readonly reads: InvestmentReadsRepository,
    private readonly receipts: ReceiptService,
    private readonly paper: ReceiptPaper,
    private readonly table: CampaignInvestmentsTable,
  ) {}

  @Call(investmentsApi.check, { summary: 'May this user invest, and what is missing', reply: InvestmentCheck })
  check(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<InvestmentCheck> {
    return this.checks.check(caller, campaignId);
  }

  @Call(investmentsApi.prepare, { summary: 'What the invest page needs', reply: PreInvestment })
  prepare(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<PreInvestment> {
    return this.checks.prepare(caller, campaignId);
  }

  @Call(investmentsApi.limit, {
    summary: 'The twelve-month limit for given figures',
    body: InvestmentLimitRequest,
    reply: InvestmentLimit,
  })
  limit(@Body() body: InvestmentLimitRequest): Promise<InvestmentLimit> {
    return this.checks.calculate(body);
  }

  @Call(investmentsApi.receipt, {
    summary: 'Receipt; format=pdf for paper',
    query: FormatQuery,
    reply: InvestmentReceipt,
  })
  async receipt(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<InvestmentReceipt | FileReply> {
    const receipt = await this.receipts.receipt(readableOwner(caller), id);
    return query.format === 'pdf' ? this.paper.print(receipt, language) : receipt;
  }

  @Call(investmentsApi.payFromWallet, {
    summary: 'Pay a reserved investment from the wallet',
    body: PayFromWalletRequest,
    reply: Investment,
    errors: [
      'wallet.insufficient',
      'payment.page_outdated',
      'payment.rail_closed',
      'investment.session_over',
      'investment.closed',
      'investment.campaign_hidden',
      'investment.debt_open',
      'investment.bad_transition',
    ],
  })
  async payFromWallet(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { amount }: PayFromWalletRequest,
    @CommandKey() key: string,
  ): Promise<Investment> {
    await this.walletPayments.pay(caller, { id, due: amount ?? null }, key);
    return this.reads.one(caller.userId, id);
  }

  @Call(investmentsApi.invest, {
    summary: 'Invest in a campaign',
    body: InvestRequest,
    reply: Investment,
    status: 201,
    errors: INVESTING_ERRORS,
  })
  async invest(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: InvestRequest,
    @CommandKey() key: string,
  ): Promise<Investment> {
    return this.reads.one(caller.userId, await this.investing.invest(caller, campaignId, body, key));
  }

  @Call(investmentsApi.read, { summary: 'One investment', reply: Investment })
  read(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Investment> {
    return this.reads.one(readableOwner(caller), id);
  }

  @Call(investmentsApi.publicOfCampaign, {
    summary: "A campaign's investors, as far as they are public",
    query: PageQuery,
    page: PublicInvestor,
  })
  publicOfCampaign(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<Page<PublicInvestor>> {
    return this.reads.publicOfCampaign(campaignId, query, reader?.userId ?? null);
  }

  @Call(investmentsApi.ofCampaign, {
    summary: "A campaign's investments, for its owner; format=csv for a table",
    query: TableQuery,
    page: CampaignInvestmentRow,
    errors: ['auth.step_up_required'],
  })
  ofCampaign(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<CampaignInvestmentRow> | FileReply> {
    if (query.format === 'csv') {
      // SEC-14: a file of people leaves after step-up alone; an admin takes it from the console, where the audit log says so.
      if (caller.kind === 'admin') throw new DomainError('auth.forbidden');
      requireStepUp(caller);
      return this.table.ofCampaign(caller.userId, campaignId, language);
    }
    return this.reads.ofCampaign(readableOwner(caller), campaignId, query);
  }
}
