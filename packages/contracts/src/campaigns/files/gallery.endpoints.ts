import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { PageQuery } from '../../kernel/page-query.request.js';
import type { Page } from '../../kernel/envelope.js';
import type { Done } from '../../users/users.replies.js';
import type { GalleryFilm, GalleryPicture } from './gallery.replies.js';
import type { ChangeFilmRequest, ChangePictureRequest, FilmRequest } from './gallery.requests.js';

const adminRead = 'campaigns.read';
const PICTURES = '/equity/extras-images';
const FILMS = '/equity/extras-videos';

/** A record of a campaign, in a path. */
export interface PartParams extends CampaignParams {
  id: string;
}

/** Pictures and films of a campaign, in the owner's order. */
export const galleryApi = {
  /** A form with the picture as `file`, and its title and description. */
  addPicture: endpoint<{ params: CampaignParams; body: object }, GalleryPicture>(
    'POST',
    `${PICTURES}/:campaignId`,
    'owner',
    { team: 'edit' },
  ),
  pictures: endpoint<{ params: CampaignParams; query: PageQuery }, Page<GalleryPicture>>(
    'GET',
    `${PICTURES}/:campaignId`,
    'owner',
    { adminRead, team: 'view' },
  ),
  changePicture: endpoint<{ params: PartParams; body: ChangePictureRequest }, GalleryPicture>(
    'PATCH',
    `${PICTURES}/:campaignId/:id`,
    'owner',
    { team: 'edit' },
  ),
  removePicture: endpoint<{ params: PartParams }, Done>('DELETE', `${PICTURES}/:campaignId/:id`, 'owner', {
    team: 'edit',
  }),
  frontPictures: endpoint<{ params: CampaignParams; query: PageQuery }, Page<GalleryPicture>>(
    'GET',
    `${PICTURES}/front/:campaignId`,
    'public',
    { adminRead: 'campaigns.read' },
  ),
  addFilm: endpoint<{ params: CampaignParams; body: FilmRequest }, GalleryFilm>(
    'POST',
    `${FILMS}/:campaignId`,
    'owner',
    { team: 'edit' },
  ),
  films: endpoint<{ params: CampaignParams; query: PageQuery }, Page<GalleryFilm>>(
    'GET',
    `${FILMS}/:campaignId`,
    'owner',
    { adminRead, team: 'view' },
  ),
  changeFilm: endpoint<{ params: PartParams; body: ChangeFilmRequest }, GalleryFilm>(
    'PATCH',
    `${FILMS}/:campaignId/:id`,
    'owner',
    { team: 'edit' },
  ),
  removeFilm: endpoint<{ params: PartParams }, Done>('DELETE', `${FILMS}/:campaignId/:id`, 'owner', { team: 'edit' }),
  frontFilms: endpoint<{ params: CampaignParams; query: PageQuery }, Page<GalleryFilm>>(
    'GET',
    `${FILMS}/front/:campaignId`,
    'public',
    { adminRead: 'campaigns.read' },
  ),
};
