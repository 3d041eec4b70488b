import { Body, Controller, Param, Query } from '@nestjs/common';
import { certificatesApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { AdminCertificate, CapTable, CertificateRow } from '@cairn/contracts/certificates/certificates.replies';
import {
  CancelCertificateRequest,
  CapTableQuery,
  RegisterFileQuery,
  TransferCertificateRequest,
} from '@cairn/contracts/certificates/certificates.requests';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CapTables } from './cap-table.js';
import { CertificateDeskReads } from './certificate-desk-reads.js';
import { RegisterDesk } from './register-desk.js';
import { RegisterExport } from './register-export.js';

@Controller()
export class RegistersController {
  constructor(
    private readonly tables: CapTables,
    private readonly exports: RegisterExport,
    private readonly reads: CertificateDeskReads,
    private readonly desk: RegisterDesk,
  ) {}

  @Call(certificatesApi.capTable, {
    summary: 'Get who holds which part of a company; format=csv or format=ocf (Open Cap Format) downloads it',
    query: CapTableQuery,
    reply: CapTable,
    errors: ['auth.step_up_required'],
  })
  capTable(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() { format }: CapTableQuery,
    @Lng() language: Language,
  ): Promise<CapTable | FileReply> {
    if (format === undefined) return this.tables.of(readableOwner(caller), campaignId);
    requireOwnFile(caller);
    return format === 'csv'
      ? this.exports.csv(caller.userId, campaignId, language)
      : this.exports.openCap(caller.userId, campaignId);
  }

  @Call(certificatesApi.registerFile, {
    summary: 'Download the register of holders of a campaign, as CSV or in the Open Cap Format',
    query: RegisterFileQuery,
    reply: null,
  })
  registerFile(
    @Caller() admin: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() { format = 'csv' }: RegisterFileQuery,
    @Lng() language: Language,
  ): Promise<FileReply> {
    return this.exports.forAdmin(admin, campaignId, format, language);
  }

  @Call(certificatesApi.list, { summary: 'List share certificates', query: AdminListQuery, page: CertificateRow })
  list(@Query() query: AdminListQuery): Promise<AdminPage<CertificateRow>> {
    return this.reads.list(query);
  }

  @Call(certificatesApi.detail, {
    summary: 'Get a share certificate and its entries in the register',
    reply: AdminCertificate,
  })
  detail(@Param('id', IdPipe) id: string): Promise<AdminCertificate> {
    return this.reads.one(id);
  }

  @Call(certificatesApi.transfer, {
    summary: 'Record a transfer: the certificate ends, and the new holder gets another',
    body: TransferCertificateRequest,
    reply: AdminCertificate,
    errors: [
      'certificate.ended',
      'certificate.holder_unknown',
      'certificate.same_holder',
      'certificate.too_many_shares',
    ],
  })
  transfer(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() request: TransferCertificateRequest,
  ): Promise<AdminCertificate> {
    return this.desk.transfer(admin, id, request);
  }

  @Call(certificatesApi.cancel, {
    summary: 'End a certificate without another in its place',
    body: CancelCertificateRequest,
    reply: AdminCertificate,
    errors: ['certificate.ended'],
  })
  cancel(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: CancelCertificateRequest,
  ): Promise<AdminCertificate> {
    return this.desk.cancel(admin, id, reason);
  }
}
