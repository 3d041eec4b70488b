import { adminApi, kycApi } from '@cairn/contracts';
import { anApplication, signContract } from '../accreditations.js';
import { anInvestor, aPerson } from '../people.js';
import { handPaperIn, readAccreditation, readIdentity, type Read } from '../reviews.js';
import type { TestWorld } from '../test-sandbox.js';
import { changed, reason, type ConsoleAct, type Prepare } from './console-changes.js';

const underReview =
  (table: 'investor_profile' | 'accreditation') =>
  async (t: TestWorld): Promise<{ id: string; body: Read }> => {
    const person = await anInvestor(t, { accredited: true });
    const { id: userId } = person;
    if (table === 'investor_profile') await handPaperIn(t, person);
    await t.db.query(`update ${table} set state = 'under_review' where user_id = $1`, [userId]);
    const [row] = await t.db.query<{ id: string }>(`select id from ${table} where user_id = $1`, [userId]);
    const id = row?.id ?? '';
    const reviewer = await aPerson(t, { adminRole: 'compliance' });
    return { id, body: await (table === 'accreditation' ? readAccreditation : readIdentity)(reviewer, id) };
  };

/** An application that has been signed, as an approval asks. */
const signedApplication: Prepare = async (t) => {
  const person = await aPerson(t);
  const { id } = await person.api.send(kycApi.applyForAccreditation, {
    body: anApplication(),
  });
  await signContract(person);
  return { id, body: await readAccreditation(await aPerson(t, { adminRole: 'compliance' }), id) };
};

/** One that somebody else has proposed to approve. */
const proposedApplication: Prepare = async (t) => {
  const { id, body } = await signedApplication(t);
  const first = await aPerson(t, { adminRole: 'compliance' });
  const read = { ...body, ...reason } as Read & typeof reason; // of a signed application
  await first.api.send(adminApi.approveAccreditation, { params: { id: id ?? '' }, body: read });
  return { id, body: await readAccreditation(first, id ?? '') };
};

/** What compliance decides on identities and accreditations. */
export const IDENTITY_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/identities/:id/approve': changed(underReview('investor_profile')),
  'POST /admin/identities/:id/reveal': {
    told: 'made',
    prepare: async (t) => ({ id: (await underReview('investor_profile')(t)).id }),
    body: { field: 'dateOfBirth', ...reason },
  },
  'POST /admin/identities/:id/decline': changed(underReview('investor_profile'), reason),
  'POST /admin/accreditations/:id/approve': changed(proposedApplication, reason),
  'POST /admin/accreditations/:id/confirm-call': changed(signedApplication, reason),
  'POST /admin/accreditations/:id/reveal': {
    told: 'made',
    prepare: async (t) => ({ id: (await signedApplication(t)).id }),
    body: { field: 'incomeLater', ...reason },
  },
  'POST /admin/accreditations/:id/decline': changed(underReview('accreditation'), reason),
};
