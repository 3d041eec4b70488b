import { Controller, Param, Req } from '@nestjs/common';
import { campaignsApi } from '@cairn/contracts';
import { CampaignStory, CompanyProfile } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../../kernel/database/in-tx.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import type { SizedPurpose } from '../../../kernel/files/pictures.js';
import { readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignSectionsService } from './campaign-sections.service.js';
import { presentCompany, presentStory } from '../record/campaign.presenter.js';

const errors: CallOptions['errors'] = [
  'file.type',
  'file.too_large',
  'file.too_small',
  'file.required',
  'campaign.not_editable',
];

/** Pictures of a campaign: made exact by the server from a large enough upload (V-27). */
@Controller()
export class CampaignPicturesController {
  constructor(
    private readonly database: Database,
    private readonly pictures: PictureStore,
    private readonly sections: CampaignSectionsService,
  ) {}

  @Call(campaignsApi.uploadCover, { summary: 'Set the cover picture', reply: CampaignStory, multipart: true, errors })
  async uploadCover(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CampaignStory> {
    await this.sections.read(caller, id);
    const coverFileId = await this.store(caller, request, 'cover');
    return presentStory(await this.sections.savePicture(caller, id, { coverFileId }));
  }

  @Call(campaignsApi.uploadLogo, { summary: "Set the company's logo", reply: CompanyProfile, multipart: true, errors })
  async uploadLogo(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CompanyProfile> {
    await this.sections.read(caller, id);
    const logoFileId = await this.store(caller, request, 'logo');
    return presentCompany(await this.sections.savePicture(caller, id, { logoFileId }));
  }

  private async store(caller: Identity, request: FastifyRequest, purpose: SizedPurpose): Promise<string> {
    const { content, name } = await readUpload(request);
    const made = await this.pictures.make(content, name, purpose);
    return this.database.inTx((tx) => this.pictures.save(tx, caller.userId, purpose, made));
  }
}
