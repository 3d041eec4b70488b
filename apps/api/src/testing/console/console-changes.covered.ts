import { coveredPersonsApi } from '@cairn/contracts';
import { aCampaign } from '../campaigns.js';
import { aCoveredPerson } from '../covered/covered-persons.js';
import { aPerson } from '../people.js';
import { underLaw } from '../terms/law.js';
import { changed, reason, type ConsoleAct, type Prepare } from './console-changes.js';

const waiting: Prepare = async (t) => {
  await underLaw(t, 'us_regcf');
  const { id: campaignId, owner } = await aCampaign(t);
  const id = await aCoveredPerson(owner, campaignId);
  const { api } = await aPerson(t, { adminRole: 'compliance' });
  const { version } = await api.send(coveredPersonsApi.case, { params: { id } });
  return { id, body: { version } };
};

/** Acts of the console on the covered persons of campaigns. */
export const COVERED_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/covered-persons/:id/decide': changed(waiting, { decision: 'cleared', ...reason }),
  'POST /admin/covered-persons/:id/reveal': {
    told: 'made',
    prepare: async (t) => ({ id: (await waiting(t)).id ?? '' }),
    body: { field: 'name', ...reason },
  },
};
