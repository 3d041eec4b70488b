import { savedCampaignsApi, updatesApi } from '@cairn/contracts';
import type { Person } from '../people.js';
import { aText } from '../rich-text.js';
import type { CampaignRecord } from './authorisation.rows.js';

interface People {
  owner: Person;
  investor: Person;
  otherInvestor: Person;
}

/** One record of each part of a live campaign. */
export async function campaignRecords(
  campaignId: string,
  { owner, investor, otherInvestor }: People,
): Promise<Record<CampaignRecord, string>> {
  const save = async ({ api }: Person) => (await api.send(savedCampaignsApi.save, { body: { campaignId } })).id;
  const post = async () =>
    (
      await owner.api.send(updatesApi.post, {
        params: { campaignId },
        body: { title: 'News', description: aText('The pump runs.') },
      })
    ).id;
  return {
    savedCampaign: await save(investor),
    otherSavedCampaign: await save(otherInvestor),
    update: await post(),
    doomedUpdate: await post(),
  };
}
