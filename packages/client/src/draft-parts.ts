import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { galleryApi } from '@cairn/contracts/campaigns/files/gallery.endpoints';
import { leadsApi } from '@cairn/contracts/campaigns/people/leads.endpoints';
import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import type { DraftParts } from '@cairn/contracts/content/draft-campaign';
import type { Client } from './client.js';

/** Each of these lists is read whole: a campaign holds no more. */
const query = { limit: 600 };

/** The parts of a page that are read by calls of their own, as whoever may see it reads them before it is public. */
export async function readDraftParts(send: Client['send'], campaignId: string): Promise<DraftParts> {
  const params = { campaignId };
  const part = async (path: string, answer: Promise<unknown>): Promise<[string, unknown]> => [
    path.replace(':campaignId', campaignId),
    await answer,
  ];
  return Object.fromEntries(
    await Promise.all([
      part(galleryApi.frontPictures.path, send(galleryApi.frontPictures, { params, query })),
      part(galleryApi.frontFilms.path, send(galleryApi.frontFilms, { params, query })),
      part(documentsApi.front.path, send(documentsApi.front, { params, query: {} })),
      part(campaignFaqsApi.front.path, send(campaignFaqsApi.front, { params })),
      part(teamApi.front.path, send(teamApi.front, { params, query })),
      part(leadsApi.front.path, send(leadsApi.front, { params, query })),
    ]),
  );
}
