import { documentsApi, galleryApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { addDocument } from '../uploads/forms.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { SEES_CAMPAIGNS, all, ownedBy, people, readBy, type CampaignFile, type Row } from './authorisation.rows.js';

const front: Row = { callers: all('open'), object: 'liveCampaign' };

/** Pictures, films and documents of a campaign. */
export const CAMPAIGN_FILE_ROWS: Readonly<Record<string, Row>> = {
  'POST /equity/extras-images/:campaignId': ownedBy('owner', 'draft', { upload: true }),
  'GET /equity/extras-images/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/extras-images/:campaignId/:id': ownedBy('owner', 'draft', { part: 'picture' }),
  'DELETE /equity/extras-images/:campaignId/:id': ownedBy('owner', 'draft', { part: 'doomedPicture' }),
  'GET /equity/extras-images/front/:campaignId': front,
  'POST /campaign/figures/:campaignId': ownedBy('owner', 'draft', { upload: true }),
  'POST /equity/extras-videos/:campaignId': ownedBy('owner', 'draft', {
    body: { title: 'A film', url: 'https://vimeo.com/76979871' },
  }),
  'GET /equity/extras-videos/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/extras-videos/:campaignId/:id': ownedBy('owner', 'draft', { part: 'film' }),
  'DELETE /equity/extras-videos/:campaignId/:id': ownedBy('owner', 'draft', { part: 'doomedFilm' }),
  'GET /equity/extras-videos/front/:campaignId': front,
  'POST /campaign/extras-info/:campaignId': ownedBy('owner', 'draft'),
  'GET /campaign/extras-info/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /campaign/extras-info/:campaignId': ownedBy('owner', 'draft'),
  'PATCH /equities/upload-user-contact/:id': ownedBy('owner', 'draft', { upload: true }),
  'POST /equity/extras-document/:campaignId': ownedBy('owner', 'draft', { upload: true }),
  'GET /equity/extras-document/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/extras-document/:campaignId/:id': ownedBy('owner', 'draft', { part: 'document' }),
  'DELETE /equity/extras-document/:campaignId/:id': ownedBy('owner', 'draft', { part: 'doomedDocument' }),
  'GET /equity/extras-document/front/:campaignId': front,
  'GET /equity/extras-document/:campaignId/:id/file': { ...front, part: 'shownDocument' },
  'POST /equity/extras-document/:campaignId/:id/request-access': people(
    { owner: 403 },
    { object: 'liveCampaign', part: 'privateDocument', refusedLater: ['owner'] },
  ),
  'GET /equity/extras-document/:campaignId/access-requests': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'PATCH /equity/extras-document/:campaignId/access-requests/:requestId': ownedBy('owner', 'liveCampaign', {
    part: 'accessRequest',
    body: { status: 'granted' },
  }),
  'GET /equity/extras-document/:campaignId/views': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
};

/** One of each of a draft, and one more where a call removes it; of a live campaign what others read and ask for. */
export async function campaignFiles(
  t: TestApp,
  { draft: campaignId, live }: { draft: string; live: string },
  owner: Person,
  asking: Person,
): Promise<Record<CampaignFile, string>> {
  const { id: ownerId, api } = owner;
  const addPicture = async (position: number): Promise<string> => {
    const id = newId();
    await t.db.inTx(async (tx) => {
      const content = Buffer.from(`picture ${position}`);
      const file = { ownerId, purpose: 'drawn', contentType: 'image/webp', content, private: false };
      await tx.query(
        `insert into campaign_picture (id, campaign_id, file_id, position, created_at)
         values ($1, $2, $3, $4, kernel.now())`,
        [id, campaignId, await t.get(FileStore).save(tx, file), position],
      );
    });
    return id;
  };
  const addFilm = async (number: number): Promise<string> => {
    const body = { title: 'A film', url: `https://vimeo.com/${number}` };
    return (await api.send(galleryApi.addFilm, { params: { campaignId }, body })).id;
  };
  const privateDocument = await addDocument(t, owner, live);
  await asking.api.send(documentsApi.requestAccess, { params: { campaignId: live, id: privateDocument }, body: {} });
  const { items } = await api.send(documentsApi.accessRequests, { params: { campaignId: live }, query: {} });
  return {
    document: await addDocument(t, owner, campaignId),
    doomedDocument: await addDocument(t, owner, campaignId),
    shownDocument: await addDocument(t, owner, live, { visibility: 'public' }),
    privateDocument,
    accessRequest: items[0]?.id ?? '',
    picture: await addPicture(1),
    doomedPicture: await addPicture(2),
    film: await addFilm(76_979_872),
    doomedFilm: await addFilm(76_979_873),
  };
}
