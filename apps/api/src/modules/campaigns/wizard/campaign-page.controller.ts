import { Controller, Param, Req } from '@nestjs/common';
import { campaignsApi } from '@cairn/contracts';
import { CampaignStory, CompanyProfile } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { CampaignStoryRequest } from '@cairn/contracts/campaigns/campaign-story.request';
import { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { presentCompany, presentStory } from '../record/campaign.presenter.js';
import { CampaignPictures } from './campaign-pictures.js';
import { CampaignSectionsService } from './campaign-sections.service.js';

/** The names of the forms' files. */
const LOGO = ['companyLogo'] as const;
const COVER = ['cover'] as const;

const { companyProfile, campaignStory } = campaignsApi;
const errors: CallOptions['errors'] = ['campaign.not_editable', 'campaign.field_locked', 'campaign.overtaken'];
const storyErrors: CallOptions['errors'] = [
  ...errors,
  'figure.unknown',
  'validation.rich_text',
  'validation.card_number',
  'validation.video_url',
];
const companyErrors: CallOptions['errors'] = [...errors, 'settings.analytics_off', 'account.held'];
const company = { body: CompanyProfileRequest, reply: CompanyProfile, multipart: LOGO, errors: companyErrors } as const;
const story = { body: CampaignStoryRequest, reply: CampaignStory, multipart: COVER, errors: storyErrors } as const;

/** The wizard's sections with a picture: POST and PATCH save alike, by JSON or by a form. */
@Controller()
export class CampaignPageController {
  constructor(
    private readonly sections: CampaignSectionsService,
    private readonly pictures: CampaignPictures,
  ) {}

  @Call(companyProfile.read, { summary: 'Get the company profile', reply: CompanyProfile })
  async readCompany(@Caller() caller: Identity, @Param('campaignId', IdPipe) id: string): Promise<CompanyProfile> {
    return presentCompany(await this.sections.read(caller, id));
  }

  @Call(companyProfile.create, { summary: 'Save the company profile, with the logo as companyLogo', ...company })
  createCompany(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CompanyProfile> {
    return this.saveCompany(caller, id, request);
  }

  @Call(companyProfile.change, { summary: 'Change the company profile, with the logo as companyLogo', ...company })
  changeCompany(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CompanyProfile> {
    return this.saveCompany(caller, id, request);
  }

  @Call(campaignStory.read, { summary: 'Get the story', reply: CampaignStory })
  async readStory(@Caller() caller: Identity, @Param('campaignId', IdPipe) id: string): Promise<CampaignStory> {
    return presentStory(await this.sections.read(caller, id));
  }

  @Call(campaignStory.create, { summary: 'Save the story, with its picture as cover', ...story })
  createStory(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CampaignStory> {
    return this.saveStory(caller, id, request);
  }

  @Call(campaignStory.change, { summary: 'Change the story, with its picture as cover', ...story })
  changeStory(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<CampaignStory> {
    return this.saveStory(caller, id, request);
  }

  private async saveCompany(caller: Identity, id: string, request: FastifyRequest): Promise<CompanyProfile> {
    await this.sections.read(caller, id);
    const { fields, files } = await readForm(request, CompanyProfileRequest, LOGO);
    const logoFileId = await this.pictures.store(caller, 'logo', files.companyLogo);
    return presentCompany(await this.sections.saveCompany(caller, id, fields, logoFileId ? { logoFileId } : {}));
  }

  private async saveStory(caller: Identity, id: string, request: FastifyRequest): Promise<CampaignStory> {
    await this.sections.read(caller, id);
    const { fields, files } = await readForm(request, CampaignStoryRequest, COVER);
    const coverFileId = await this.pictures.store(caller, 'cover', files.cover);
    return presentStory(await this.sections.saveStory(caller, id, fields, coverFileId ? { coverFileId } : {}));
  }
}
