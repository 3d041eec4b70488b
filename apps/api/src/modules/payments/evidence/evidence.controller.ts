import { Body, Controller, Param } from '@nestjs/common';
import { EvidenceContent, paymentsDeskApi } from '@cairn/contracts';
import { ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { EvidencePacks } from './evidence-pack.service.js';

/** Evidence of disputed payments, for finance. */
@Controller()
export class EvidenceController {
  constructor(private readonly packs: EvidencePacks) {}

  @Call(paymentsDeskApi.evidence, {
    summary: 'List what the evidence pack of a dispute holds, and what is missing',
    reply: [EvidenceContent],
  })
  contents(@Param('id', IdPipe) id: string): Promise<EvidenceContent[]> {
    return this.packs.contents(id);
  }

  @Call(paymentsDeskApi.downloadEvidence, {
    summary: 'Download the evidence pack of a dispute as a ZIP archive',
    body: ReasonRequest,
    reply: null,
    errors: ['payout.second_person'],
  })
  download(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<FileReply> {
    return this.packs.download(admin, id, reason);
  }
}
