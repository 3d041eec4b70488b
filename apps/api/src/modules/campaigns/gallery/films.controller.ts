import { Body, Controller, Param, Query } from '@nestjs/common';
import { galleryApi, type Page } from '@cairn/contracts';
import { GalleryFilm } from '@cairn/contracts/campaigns/files/gallery.replies';
import { ChangeFilmRequest, FilmRequest } from '@cairn/contracts/campaigns/files/gallery.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { FILM } from './gallery-kinds.js';
import { GalleryService } from './gallery.service.js';

/** Films of a campaign, which are elsewhere (V-14). */
@Controller()
export class FilmsController {
  constructor(private readonly gallery: GalleryService) {}

  @Call(galleryApi.addFilm, {
    summary: 'Add a film on YouTube or Vimeo',
    body: FilmRequest,
    reply: GalleryFilm,
    status: 201,
    errors: ['gallery.full', 'campaign.not_editable'],
  })
  add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: FilmRequest,
  ): Promise<GalleryFilm> {
    return this.gallery.addFilm(caller, id, body);
  }

  @Call(galleryApi.films, { summary: "List a campaign's films in order", query: PageQuery, page: GalleryFilm })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<GalleryFilm>> {
    return this.gallery.list(FILM, caller, id, query);
  }

  @Call(galleryApi.changeFilm, {
    summary: 'Change a film, or move it to another place',
    body: ChangeFilmRequest,
    reply: GalleryFilm,
    errors: ['gallery.film_there', 'campaign.not_editable'],
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeFilmRequest,
  ): Promise<GalleryFilm> {
    return this.gallery.change(FILM, caller, campaignId, id, body);
  }

  @Call(galleryApi.removeFilm, { summary: 'Remove a film', reply: Done, errors: ['campaign.not_editable'] })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.gallery.remove(FILM, caller, campaignId, id);
    return { done: true };
  }

  @Call(galleryApi.frontFilms, { summary: 'List the films of a public campaign', query: PageQuery, page: GalleryFilm })
  front(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<GalleryFilm>> {
    return this.gallery.shown(FILM, reader, id, query);
  }
}
