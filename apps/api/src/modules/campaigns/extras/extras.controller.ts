import { Controller, Param, Req } from '@nestjs/common';
import { extrasInfoApi } from '@cairn/contracts';
import { ExtrasInfo } from '@cairn/contracts/campaigns/files/extras-info.reply';
import { ExtrasInfoRequest } from '@cairn/contracts/campaigns/files/extras-info.request';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { readForm } from '../../../kernel/files/form.js';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ExtrasService } from './extras.service.js';

/** The names of the form's files. */
const FILES = ['userUploadedContract'] as const;

const saving = {
  body: ExtrasInfoRequest,
  reply: ExtrasInfo,
  multipart: FILES,
  errors: ['campaign.not_editable', 'campaign.contract_off'],
} as const;

/** The wizard's extras beside pictures, films and documents. */
@Controller()
export class ExtrasController {
  constructor(private readonly extras: ExtrasService) {}

  @Call(extrasInfoApi.read, { summary: 'Get the agreement of a campaign', reply: ExtrasInfo })
  read(@Caller() caller: Identity, @Param('campaignId', IdPipe) id: string): Promise<ExtrasInfo> {
    return this.extras.read(caller, id);
  }

  @Call(extrasInfoApi.create, { summary: 'Save the agreement, by a form with it as userUploadedContract', ...saving })
  create(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<ExtrasInfo> {
    return this.save(caller, id, request);
  }

  @Call(extrasInfoApi.change, { summary: 'Change the agreement; null takes it back', ...saving })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<ExtrasInfo> {
    return this.save(caller, id, request);
  }

  @Call(extrasInfoApi.uploadContract, {
    summary: 'Upload the agreement, by a form with it as file',
    reply: ExtrasInfo,
    multipart: ONE_FILE,
    errors: [...saving.errors, ...DOCUMENT_ERRORS],
  })
  async upload(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<ExtrasInfo> {
    await this.extras.read(caller, id);
    return this.extras.save(caller, id, await readUpload(request));
  }

  private async save(caller: Identity, id: string, request: FastifyRequest): Promise<ExtrasInfo> {
    const before = await this.extras.read(caller, id);
    const { fields, files } = await readForm(request, ExtrasInfoRequest, FILES);
    const { userUploadedContract: upload } = files;
    if (upload) return this.extras.save(caller, id, upload);
    if (fields.userUploadedContract === null) return this.extras.save(caller, id, null);
    if (fields.userUploadedContract !== undefined) throw new DomainError('file.required');
    return before;
  }
}
