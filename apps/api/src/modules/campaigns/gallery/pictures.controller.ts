import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { galleryApi, type Page } from '@cairn/contracts';
import { GalleryPicture } from '@cairn/contracts/campaigns/files/gallery.replies';
import { ChangePictureRequest, PictureRequest } from '@cairn/contracts/campaigns/files/gallery.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PICTURE } from './gallery-kinds.js';
import { GalleryService } from './gallery.service.js';

/** The names of the form's files. */
const FILES = ['file'] as const;

/** Pictures of a campaign. */
@Controller()
export class PicturesController {
  constructor(
    private readonly gallery: GalleryService,
    private readonly campaigns: CampaignsRepository,
  ) {}

  @Call(galleryApi.addPicture, {
    summary: 'Add a picture, by a form with the picture as file',
    body: PictureRequest,
    reply: GalleryPicture,
    status: 201,
    multipart: FILES,
    errors: ['gallery.full', 'campaign.not_editable', 'validation.card_number'],
  })
  async add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<GalleryPicture> {
    await this.campaigns.editable(caller, id);
    const { fields, files } = await readForm(request, PictureRequest, FILES);
    if (files.file === undefined) throw new DomainError('file.required');
    return this.gallery.addPicture(caller, id, fields, files.file);
  }

  @Call(galleryApi.pictures, { summary: "List a campaign's pictures in order", query: PageQuery, page: GalleryPicture })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<GalleryPicture>> {
    return this.gallery.list(PICTURE, caller, id, query);
  }

  @Call(galleryApi.changePicture, {
    summary: 'Reword a picture, or move it to another place',
    body: ChangePictureRequest,
    reply: GalleryPicture,
    errors: ['campaign.not_editable'],
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePictureRequest,
  ): Promise<GalleryPicture> {
    return this.gallery.change(PICTURE, caller, campaignId, id, body);
  }

  @Call(galleryApi.removePicture, { summary: 'Remove a picture', reply: Done, errors: ['campaign.not_editable'] })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.gallery.remove(PICTURE, caller, campaignId, id);
    return { done: true };
  }

  @Call(galleryApi.frontPictures, {
    summary: 'List the pictures of a public campaign',
    query: PageQuery,
    page: GalleryPicture,
  })
  front(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<GalleryPicture>> {
    return this.gallery.shown(PICTURE, reader, id, query);
  }
}
