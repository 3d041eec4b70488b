import { savedCampaignsApi } from '@cairn/contracts';
import type { Person } from '../people.js';
import type { CampaignRecord } from './authorisation.rows.js';

interface People {
  investor: Person;
  otherInvestor: Person;
}

/** One record of each part of a live campaign. */
export async function campaignRecords(
  campaignId: string,
  { investor, otherInvestor }: People,
): Promise<Record<CampaignRecord, string>> {
  const save = async ({ api }: Person) => (await api.send(savedCampaignsApi.save, { body: { campaignId } })).id;
  return { savedCampaign: await save(investor), otherSavedCampaign: await save(otherInvestor) };
}
