import { galleryApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { FileStore } from '../../kernel/files/file-store.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { SEES_CAMPAIGNS, all, ownedBy, readBy, type CampaignFile, type Row } from './authorisation.rows.js';

const front: Row = { callers: all('open'), object: 'liveCampaign' };

/** Pictures, films and documents of a campaign. */
export const CAMPAIGN_FILE_ROWS: Readonly<Record<string, Row>> = {
  'POST /equity/extras-images/:campaignId': ownedBy('owner', 'draft', { upload: true }),
  'GET /equity/extras-images/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/extras-images/:campaignId/:id': ownedBy('owner', 'draft', { part: 'picture' }),
  'DELETE /equity/extras-images/:campaignId/:id': ownedBy('owner', 'draft', { part: 'doomedPicture' }),
  'GET /equity/extras-images/front/:campaignId': front,
  'POST /equity/extras-videos/:campaignId': ownedBy('owner', 'draft', {
    body: { title: 'A film', url: 'https://vimeo.com/76979871' },
  }),
  'GET /equity/extras-videos/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/extras-videos/:campaignId/:id': ownedBy('owner', 'draft', { part: 'film' }),
  'DELETE /equity/extras-videos/:campaignId/:id': ownedBy('owner', 'draft', { part: 'doomedFilm' }),
  'GET /equity/extras-videos/front/:campaignId': front,
};

/** One of each, and one more where a call removes it. */
export async function campaignFiles(
  t: TestApp,
  campaignId: string,
  { id: ownerId, api }: Person,
): Promise<Record<CampaignFile, string>> {
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
  return {
    picture: await addPicture(1),
    doomedPicture: await addPicture(2),
    film: await addFilm(76_979_872),
    doomedFilm: await addFilm(76_979_873),
  };
}
