import { Controller, Param, Query, Req } from '@nestjs/common';
import { bankStatementsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import {
  BankStatementDetail,
  BankStatementPreview,
  BankStatementRow,
} from '@cairn/contracts/payments/bank-statements.replies';
import { BankStatementUpload } from '@cairn/contracts/payments/bank-statements.requests';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { ONE_FILE } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { BankStatementImport } from './statement-import.service.js';
import { BankStatementsRepository } from './statements.repository.js';

/** A day of a bank with forty thousand payers. */
const MOST_BYTES = 32 * 1024 * 1024;

const errors = [
  'file.required',
  'file.too_large',
  'file.type',
  'statement.form',
  'statement.too_long',
  'statement.entry_too_long',
  'statement.line',
  'statement.column',
  'statement.column_twice',
  'statement.no_balance',
  'statement.balance_limit',
  'statement.too_heavy',
  'file.busy',
  'statement.balance',
  'statement.total',
  'statement.account',
  'statement.mapping',
  'validation.required',
  'validation.amount',
] as const satisfies CallOptions['errors'];

@Controller()
export class BankStatementsController {
  constructor(
    private readonly reads: BankStatementsRepository,
    private readonly statements: BankStatementImport,
  ) {}

  @Call(bankStatementsApi.statements, {
    summary: 'List the bank statements that were imported',
    query: AdminListQuery,
    page: BankStatementRow,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<BankStatementRow>> {
    return this.reads.list(query);
  }

  @Call(bankStatementsApi.statement, { summary: 'Get a bank statement with its lines', reply: BankStatementDetail })
  one(@Param('id', IdPipe) id: string): Promise<BankStatementDetail> {
    return this.reads.one(id);
  }

  @Call(bankStatementsApi.preview, {
    summary: 'Show what an import of a bank’s file would keep: camt.053, or CSV with its columns',
    multipart: ONE_FILE,
    body: BankStatementUpload,
    reply: [BankStatementPreview],
    errors,
  })
  async preview(@Req() request: FastifyRequest): Promise<BankStatementPreview[]> {
    const { fields, files } = await readForm(request, BankStatementUpload, ONE_FILE, MOST_BYTES);
    return this.statements.preview(files.file, fields);
  }

  @Call(bankStatementsApi.import, {
    summary: 'Import a bank’s file; a file or a line that was imported before is kept once',
    multipart: ONE_FILE,
    body: BankStatementUpload,
    reply: [BankStatementPreview],
    errors,
  })
  async import(@Caller() admin: Identity, @Req() request: FastifyRequest): Promise<BankStatementPreview[]> {
    const { fields, files } = await readForm(request, BankStatementUpload, ONE_FILE, MOST_BYTES);
    return this.statements.import(admin, files.file, fields);
  }
}
