import { adminApi, identityChecksApi, kycApi } from '@cairn/contracts';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { anApplication, signContract } from '../../../testing/accreditations.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { identityChecksOf } from '../../../testing/rails/identity-checks.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { aPdf, sendForm } from '../../../testing/uploads/forms.js';
import { SettingsService } from '../../settings/index.js';

describe('accreditations verified by North Capital', () => {
  let t: TestWorld;
  let reviewer: Person;
  const { choose, stated } = identityChecksOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await choose('north');
    await t.database.asOwner((client) =>
      client.query(
        `update site_setting set value = '"north"', updated_at = kernel.now() where name = 'accreditationProvider'`,
      ),
    );
    t.get(SettingsService).forget();
    reviewer = await aPerson(t, { adminRole: 'compliance' });
  });
  afterAll(() => t.close());

  /** Applies and signs, with the letter that is sent on; what was stated is above the threshold, or below it. */
  const applied = async (isRich: boolean): Promise<{ person: Person; id: string }> => {
    const person = await stated(isRich ? { yearlyIncome: 30_000_000 } : {});
    await person.api.send(identityChecksApi.createParty, { body: {} });
    await person.api.send(identityChecksApi.checkNorth, {});
    const { id } = await person.api.send(kycApi.applyForAccreditation, {
      body: anApplication({ verificationType: 'accreditation_letter' }),
    });
    await addLetter(person);
    await signContract(person);
    await ask();
    return { person, id };
  };
  /** What the worker does when its next look is due. */
  const ask = async (): Promise<void> => {
    await t.db.query('update accreditation_check set next_check_at = kernel.now() where next_check_at is not null');
    await t.get(Sweeps).run('kyc.accreditations');
  };
  const addLetter = (person: Person) =>
    sendForm(t, person, 'post', '/accreditation/evidence', {
      fields: { kind: 'letter', datedOn: '2026-06-01' },
      file: { content: aPdf('x'.repeat(2_000)), name: 'letter.pdf', field: 'document' },
    });
  const checkOf = async (id: string) => {
    const [row] = await t.db.query<{ state: string; account: string; ref: string; code: string | null }>(
      'select state, account, ref, code from accreditation_check where accreditation_id = $1',
      [id],
    );
    if (row === undefined) throw new Error('Nobody was asked');
    return row;
  };
  const decide = async (id: string, accredited: string, status = 'Complete') => {
    await t.control('POST', `/north/ai-requests/${(await checkOf(id)).ref}/decide`, { status, accredited });
    await ask();
  };
  const status = async ({ api }: Person) => (await api.send(kycApi.accreditation, {}))?.status;

  it('S-12 is asked once for a signed application, with its documents, and approves it', async () => {
    const { person, id } = await applied(true);
    expect(await checkOf(id)).toMatchObject({ state: 'open', account: expect.stringMatching(/^A\d+$/) });
    const sent = await t.db.query(
      'select 1 from accreditation_evidence where accreditation_id = $1 and forwarded_at is not null',
      [id],
    );
    expect(sent).toHaveLength(1);
    await ask();
    const calls = await t.db.query(`select 1 from provider_call where op_key = $1`, [`accreditation:${id}`]);
    expect(calls).toHaveLength(1);
    await decide(id, 'Verified Accredited');
    expect([(await checkOf(id)).state, await status(person)]).toEqual(['approved', 'approved']);
  });

  it('S-12 declines it with the provider’s word', async () => {
    const { person, id } = await applied(true);
    await decide(id, 'Not Accredited');
    expect(await person.api.send(kycApi.accreditation, {})).toMatchObject({
      status: 'declined',
      declineReason: 'Not Accredited',
    });
  });

  it('S-12 asks for more, and goes on when a document was added', async () => {
    const { person, id } = await applied(true);
    await decide(id, 'Pending', 'Need More Info');
    expect(await person.api.send(kycApi.accreditation, {})).toMatchObject({ status: 'under_review', moreAsked: true });
    await addLetter(person);
    await ask();
    expect(await person.api.send(kycApi.accreditation, {})).toMatchObject({ moreAsked: false });
    await decide(id, 'Verified Accredited');
    expect(await status(person)).toBe('approved');
  });

  it('SEC-57 approves nothing against a conflict: two people see its word', async () => {
    const { person, id } = await applied(false);
    await decide(id, 'Verified Accredited');
    expect(await status(person)).toBe('under_review');
    expect(await reviewer.api.send(adminApi.accreditation, { params: { id } })).toMatchObject({
      conflicts: ['income'],
      provider: { provider: 'north', state: 'approved', code: 'Verified Accredited' },
    });
  });

  it('is left to compliance where the person is not known there', async () => {
    const person = await stated();
    const { id } = await person.api.send(kycApi.applyForAccreditation, { body: anApplication() });
    await signContract(person);
    await ask();
    expect(await checkOf(id)).toMatchObject({ state: 'refused', code: 'no_party' });
  });
});
