import { screeningApi } from '@cairn/contracts';
import { aPerson } from '../people.js';
import { aCase, aList } from '../screening/screening.js';
import { changed, type ConsoleAct, type Prepare } from './console-changes.js';

const openCase: Prepare = async (t) => {
  const id = await aCase(t);
  const { api } = await aPerson(t, { adminRole: 'compliance' });
  const { version } = await api.send(screeningApi.case, { params: { id } });
  return { id, body: { version } };
};
const decision = { reason: 'Born in another town' };

/** Acts of the console on lists and on the matches with them. */
export const SCREENING_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/screening-lists/:kind': {
    told: 'made',
    prepare: () => Promise.resolve({ id: 'sanctions' }),
    upload: { name: 'targets.simple.csv', content: aList({ id: 'NK-1', name: 'Somebody Else' }) },
  },
  'POST /admin/screening-cases/:id/confirm': changed(openCase, decision),
  'POST /admin/screening-cases/:id/dismiss': changed(openCase, decision),
};
