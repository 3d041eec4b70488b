import { coveredPersonsApi } from '@cairn/contracts';
import { answers, DIRECTOR } from '../covered/covered-persons.js';
import type { Person } from '../people.js';
import { admins, ownedBy, type CoveredRecord, type Row } from './authorisation.rows.js';

const LIST = '/campaign/covered-persons/:campaignId';

/** Covered persons of a campaign, and decisions on them. */
export const COVERED_ROWS: Readonly<Record<string, Row>> = {
  [`GET ${LIST}`]: ownedBy('owner', 'liveCampaign'),
  [`POST ${LIST}`]: ownedBy('owner', 'liveCampaign', { body: { ...DIRECTOR } }),
  [`PUT ${LIST}/:id`]: ownedBy('owner', 'liveCampaign', { part: 'coveredPerson', body: { ...DIRECTOR } }),
  [`DELETE ${LIST}/:id`]: ownedBy('owner', 'liveCampaign', { part: 'doomedCoveredPerson' }),
  [`PUT ${LIST}/:id/answers`]: ownedBy('owner', 'liveCampaign', {
    part: 'coveredPerson',
    body: { answers: answers() },
  }),
  [`POST ${LIST}/:id/documents`]: ownedBy('owner', 'liveCampaign', { part: 'coveredPerson', upload: true }),
  'GET /admin/covered-persons': admins(['compliance']),
  'GET /admin/covered-persons/:id': admins(['compliance'], { object: 'coveredPerson' }),
  'POST /admin/covered-persons/:id/decide': admins(['compliance'], {
    object: 'coveredPerson',
    body: { decision: 'cleared', reason: 'Nothing was found', version: 'earlier' },
  }),
  'POST /admin/covered-persons/:id/reveal': admins(['compliance'], {
    object: 'coveredPerson',
    body: { field: 'name', reason: 'To compare with a register' },
  }),
};

/** One of the owner's live campaign, and one more that a call removes. */
export async function coveredRecords({ api }: Person, campaignId: string): Promise<Record<CoveredRecord, string>> {
  const add = async (): Promise<string> => {
    const { persons } = await api.send(coveredPersonsApi.add, { params: { campaignId }, body: DIRECTOR });
    return persons.at(-1)?.id ?? '';
  };
  return { coveredPerson: await add(), doomedCoveredPerson: await add() };
}
