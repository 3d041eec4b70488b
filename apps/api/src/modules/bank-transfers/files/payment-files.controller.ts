import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { paymentFilesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import {
  DownloadPaymentFileRequest,
  MakePaymentFileRequest,
  PaymentFileDetail,
  PaymentFileRow,
  PaymentResults,
  TransfersToMake,
  TransfersToMakeQuery,
} from '@cairn/contracts/payments/payment-files';
import type { FastifyRequest } from 'fastify';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { PaymentFileDownload } from './payment-file-download.js';
import { PaymentFilesRepository } from './payment-files.repository.js';
import { PaymentFiles } from './payment-files.service.js';
import { PaymentResultsImport } from './payment-results.js';
import { TransfersToMakeReader } from './transfers-to-make.js';

@Controller()
export class PaymentFilesController {
  constructor(
    private readonly reads: PaymentFilesRepository,
    private readonly files: PaymentFiles,
    private readonly waiting: TransfersToMakeReader,
    private readonly downloads: PaymentFileDownload,
    private readonly results: PaymentResultsImport,
  ) {}

  @Call(paymentFilesApi.list, { summary: 'List payment files', query: AdminListQuery, page: PaymentFileRow })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<PaymentFileRow>> {
    return this.reads.list(admin, query);
  }

  @Call(paymentFilesApi.toMake, {
    summary: 'List the transfers that a payment file from an account would hold if it were made now',
    query: TransfersToMakeQuery,
    reply: TransfersToMake,
    errors: ['transfers.account'],
  })
  toMake(@Caller() admin: Identity, @Query() query: TransfersToMakeQuery): Promise<TransfersToMake> {
    return this.waiting.read(admin, query);
  }

  @Call(paymentFilesApi.one, { summary: 'Get a payment file with its transfers', reply: PaymentFileDetail })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<PaymentFileDetail> {
    return this.reads.one(admin, id);
  }

  @Call(paymentFilesApi.make, {
    summary: 'Make a file of the transfers that can be made now, as pain.001 or NACHA; another person releases it',
    body: MakePaymentFileRequest,
    reply: PaymentFileDetail,
    status: 201,
    errors: [
      'transfers.none',
      'transfers.account',
      'transfers.nacha_limit',
      'transfers.nacha_total',
      'ledger.frozen',
      'validation.required',
    ],
  })
  async make(@Caller() admin: Identity, @Body() body: MakePaymentFileRequest): Promise<PaymentFileDetail> {
    return this.reads.one(admin, await this.files.make(admin, body));
  }

  @Call(paymentFilesApi.release, {
    summary: 'Release a payment file as the second person',
    body: ReasonRequest,
    reply: PaymentFileDetail,
    errors: ['transfers.none_left', 'transfers.file_decided', 'transfers.second_person', 'ledger.frozen'],
  })
  async release(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<PaymentFileDetail> {
    await this.files.release(admin, id, reason);
    return this.reads.one(admin, id);
  }

  @Call(paymentFilesApi.cancel, {
    summary: 'Cancel a payment file that was not released',
    body: ReasonRequest,
    reply: PaymentFileDetail,
    errors: ['transfers.file_decided'],
  })
  async cancel(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<PaymentFileDetail> {
    await this.files.cancel(admin, id, reason);
    return this.reads.one(admin, id);
  }

  @Call(paymentFilesApi.download, {
    summary: 'Download a released payment file; again only with a reason',
    body: DownloadPaymentFileRequest,
    reply: null,
    errors: ['transfers.none_left', 'transfers.not_released', 'transfers.again', 'ledger.frozen'],
  })
  download(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DownloadPaymentFileRequest,
  ): Promise<FileReply> {
    return this.downloads.download(admin, id, reason ?? null);
  }

  @Call(paymentFilesApi.results, {
    summary: 'Record the bank’s answer to payment files: pain.002, or CSV of number, sent or failed, and why',
    multipart: ONE_FILE,
    reply: PaymentResults,
    errors: ['file.required', 'file.too_large', 'transfers.answer', 'transfers.too_many', 'transfers.contradiction'],
  })
  async record(@Caller() admin: Identity, @Req() request: FastifyRequest): Promise<PaymentResults> {
    return this.results.import(admin, await readUpload(request));
  }
}
