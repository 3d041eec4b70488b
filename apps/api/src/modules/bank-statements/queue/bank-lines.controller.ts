import { Body, Controller, Param, Query } from '@nestjs/common';
import { bankStatementsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { BankLine, BankLineRow } from '@cairn/contracts/payments/bank-statements.replies';
import {
  AssignLineRequest,
  BookLineRequest,
  MatchLineRequest,
  LineActRequest,
} from '@cairn/contracts/payments/bank-statements.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ReturnDesk } from '../returns/return-desk.js';
import { LineDesk } from './line-desk.js';
import { BankLinesRepository } from './lines.repository.js';

const errors = ['line.decided', 'line.changed'] as const satisfies CallOptions['errors'];

/** The lines of bank statements, for finance. */
@Controller()
export class BankLinesController {
  constructor(
    private readonly reads: BankLinesRepository,
    private readonly desk: LineDesk,
    private readonly returns: ReturnDesk,
  ) {}

  @Call(bankStatementsApi.lines, {
    summary: 'List the lines of bank statements; `state` is one of a line, or mine',
    query: AdminListQuery,
    page: BankLineRow,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<BankLineRow>> {
    return this.reads.list(admin, query);
  }

  @Call(bankStatementsApi.line, { summary: 'Get a line of a bank statement', reply: BankLine })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<BankLine> {
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.assign, {
    summary: 'Take a line on, or hand it back',
    body: AssignLineRequest,
    reply: BankLine,
    errors,
  })
  async assign(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: AssignLineRequest,
  ): Promise<BankLine> {
    await this.desk.assign(admin, id, body);
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.match, {
    summary: 'Match a line to a payment by its reference, or to a transfer by its number',
    body: MatchLineRequest,
    reply: BankLine,
    errors: [...errors, 'line.reference', 'line.amount', 'line.closed', 'payout.second_person'],
  })
  async match(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: MatchLineRequest,
  ): Promise<BankLine> {
    await this.desk.match(admin, id, body);
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.book, {
    summary: 'Book a line as a fee or interest of the bank, or as money of the operator',
    body: BookLineRequest,
    reply: BankLine,
    errors: [...errors, 'payout.second_person'],
  })
  async book(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: BookLineRequest,
  ): Promise<BankLine> {
    await this.desk.book(admin, id, body);
    return this.reads.one(admin, id);
  }

  @Call(bankStatementsApi.returnLine, {
    summary: 'Plan a transfer that sends the open money of a line back to where it came from',
    body: LineActRequest,
    reply: BankLine,
    errors: [...errors, 'line.not_in', 'payout.second_person'],
  })
  async returnLine(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: LineActRequest,
  ): Promise<BankLine> {
    await this.returns.plan(admin, id, body);
    return this.reads.one(admin, id);
  }
}
