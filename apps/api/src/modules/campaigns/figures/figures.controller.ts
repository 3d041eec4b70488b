import { Controller, Param, Req } from '@nestjs/common';
import { figuresApi } from '@cairn/contracts';
import { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import type { FastifyRequest } from 'fastify';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CampaignFigures } from './campaign-figures.js';

@Controller()
export class FiguresController {
  constructor(
    private readonly figures: CampaignFigures,
    private readonly campaigns: CampaignsRepository,
  ) {}

  @Call(figuresApi.add, {
    summary: 'Upload a picture for the story or an update, by a form with the picture as file',
    reply: Figure,
    status: 201,
    multipart: ONE_FILE,
    errors: ['figure.full', 'file.required', 'file.type', 'file.too_large', 'file.too_small'],
  })
  async add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Req() request: FastifyRequest,
  ): Promise<Figure> {
    await this.campaigns.editable(caller, campaignId);
    return this.figures.add(caller, campaignId, await readUpload(request));
  }
}
