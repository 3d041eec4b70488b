import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import { certificatesApi, type Language, type Page } from '@cairn/contracts';
import {
  CertificateCheck,
  CertificateName,
  ShareCertificate,
} from '@cairn/contracts/certificates/certificates.replies';
import { CertificateNameRequest, CertificatesQuery } from '@cairn/contracts/certificates/certificates.requests';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CertificateNames } from './certificate-names.js';
import { CertificatePaper } from './certificate-paper.js';
import { CertificateReads } from './certificate-reads.js';

@Controller()
export class CertificatesController {
  constructor(
    private readonly reads: CertificateReads,
    private readonly paper: CertificatePaper,
    private readonly names: CertificateNames,
  ) {}

  @Call(certificatesApi.mine, {
    summary: 'List your share certificates, newest first',
    query: CertificatesQuery,
    page: ShareCertificate,
    errors: ['certificate.switched_off'],
  })
  mine(@Caller() caller: Identity, @Query() query: CertificatesQuery): Promise<Page<ShareCertificate>> {
    return this.reads.ofHolder(caller.userId, query);
  }

  @Call(certificatesApi.one, {
    summary: 'Get a share certificate; format=pdf downloads it',
    query: FormatQuery,
    reply: ShareCertificate,
    errors: ['certificate.switched_off'],
  })
  async one(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() { format }: FormatQuery,
    @Lng() language: Language,
  ): Promise<ShareCertificate | FileReply> {
    const certificate = await this.reads.one(readableOwner(caller), id);
    return format === 'pdf' ? this.paper.print(certificate, language) : certificate;
  }

  @Call(certificatesApi.name, {
    summary: 'Tell whether your name is hidden on the public page of your share certificates',
    reply: CertificateName,
  })
  name(@Caller() caller: Identity): Promise<CertificateName> {
    return this.names.of(caller.userId);
  }

  @Call(certificatesApi.hideName, {
    summary: 'Hide or show your name on the public page of your share certificates',
    body: CertificateNameRequest,
    reply: CertificateName,
  })
  hideName(@Caller() caller: Identity, @Body() { hidden }: CertificateNameRequest): Promise<CertificateName> {
    return this.names.hide(caller.userId, hidden);
  }

  @Call(certificatesApi.check, {
    summary: 'Verify a share certificate by its code',
    reply: CertificateCheck,
    errors: ['request.too_many'],
  })
  check(@Param('code') code: string, @Ip() ip: string): Promise<CertificateCheck> {
    return this.reads.check(code, ip);
  }
}
