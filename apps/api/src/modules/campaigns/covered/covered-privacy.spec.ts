import { campaignsApi, coveredPersonsApi, leavingApi } from '@cairn/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { aDraft } from '../../../testing/campaigns.js';
import {
  aCoveredPerson,
  answers,
  coveredList,
  decideCovered,
  DIRECTOR,
  happened,
  ISSUER,
} from '../../../testing/covered/covered-persons.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { aList, screenAll, sendList } from '../../../testing/screening/screening.js';
import { aMember } from '../../../testing/teams.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { aPdf, sendForm } from '../../../testing/uploads/forms.js';

let t: TestWorld;
let compliance: Person;
beforeAll(async () => {
  t = await startTestWorld();
  compliance = await aPerson(t, { adminRole: 'compliance' });
});
afterAll(() => t.close());

/** A draft that lists nobody. */
const aBareDraft = () => aDraft(t, { covered: false });

describe('personal data of covered persons', () => {
  it('SEC-49 SEC-50 is encrypted, masked in the console, and shown one field at a time with a reason', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const id = await aCoveredPerson(owner, campaignId);
    const [row] = await t.db.query<{ plain: string }>(
      `select encode(details, 'escape') || encode(answers, 'escape') as plain from covered_person where id = $1`,
      [id],
    );
    expect(row?.plain).not.toMatch(/Salgado|1979|conviction/);
    const [shown] = (await coveredList(owner, campaignId)).persons;
    expect(shown).toMatchObject({ name: 'Rita Salgado', yearOfBirth: 1979, state: 'waiting' });
    expect(await refusalOf(coveredList(compliance, campaignId))).toBe('auth.forbidden');
    const { items } = await compliance.api.send(coveredPersonsApi.cases, { query: { state: 'waiting' } });
    expect(items.find((one) => one.id === id)).toMatchObject({ name: 'R••• S•••', role: 'director' });
    const reveal = (field: 'name' | 'dateOfBirth') =>
      compliance.api.send(coveredPersonsApi.reveal, { params: { id }, body: { field, reason: 'To compare' } });
    expect([await reveal('name'), await reveal('dateOfBirth')]).toEqual([
      { field: 'name', value: 'Rita Salgado' },
      { field: 'dateOfBirth', value: '1979-04-12' },
    ]);
    const logged = await t.db.query(
      `select action from kernel.audit_log where subject_id = $1 and action = 'covered_person.personal_data_shown'`,
      [id],
    );
    expect(logged).toHaveLength(2);
  });

  it('the team that may edit keeps the list; others find nothing, and nothing that was decided on disappears', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const [editor, viewer] = [await aPerson(t), await aPerson(t)];
    await aMember(t, editor, 'edit', { campaignId, owner });
    await aMember(t, viewer, 'view', { campaignId, owner });
    const id = await aCoveredPerson(editor, campaignId);
    expect(await refusalOf(coveredList(viewer, campaignId))).toBe('team.view_only');
    expect(await refusalOf(aCoveredPerson(viewer, campaignId))).toBe('team.view_only');
    const params = { campaignId, id };
    const changed = await owner.api.send(coveredPersonsApi.change, { params, body: { ...DIRECTOR, country: 'ES' } });
    expect(changed.persons).toMatchObject([{ country: 'ES', state: 'asked', answers: [] }]);
    await owner.api.send(coveredPersonsApi.answer, { params, body: { answers: answers() } });
    await decideCovered(compliance, id, 'disqualified');
    expect(await refusalOf(owner.api.send(coveredPersonsApi.remove, { params }))).toBe('covered.kept');
    expect(await refusalOf(owner.api.send(coveredPersonsApi.change, { params, body: DIRECTOR }))).toBe('covered.kept');
    const again = owner.api.send(coveredPersonsApi.answer, { params, body: { answers: answers() } });
    expect(await refusalOf(again)).toBe('review.bad_transition');
    const other = { campaignId, id: await aCoveredPerson(owner, campaignId) };
    expect((await owner.api.send(coveredPersonsApi.remove, { params: other })).persons).toHaveLength(1);
  });

  it('leaves a trace of each answer and removal, and removes nobody during a review', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    await aCoveredPerson(owner, campaignId, ISSUER);
    const yes = answers(happened('conviction', '2024-01-01', false));
    const id = await aCoveredPerson(owner, campaignId, DIRECTOR, yes);
    const params = { campaignId, id };
    await owner.api.send(coveredPersonsApi.answer, { params, body: { answers: answers() } });
    const acts = () =>
      t.db.query(
        `select action, before -> 'happened' as before, after -> 'happened' as after from kernel.audit_log
         where subject_id = $1 order by id`,
        [id],
      );
    expect(await acts()).toEqual([
      { action: 'covered_person.answered', before: [], after: ['conviction'] },
      { action: 'covered_person.answered', before: ['conviction'], after: [] },
    ]);
    await owner.api.send(campaignsApi.change, { params: { id: campaignId }, body: { status: 1 } });
    expect((await coveredList(owner, campaignId)).persons).toMatchObject([
      { isRemovable: false },
      { isRemovable: false },
    ]);
    const remove = () => owner.api.send(coveredPersonsApi.remove, { params });
    expect(await refusalOf(remove())).toBe('campaign.not_editable');
  });

  it('SEC-46 evidence is private: opened by links that name their reader', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const id = await aCoveredPerson(owner, campaignId);
    const path = `/campaign/covered-persons/${campaignId}/${id}/documents`;
    const sent = await sendForm(t, owner, 'post', path, { file: { content: aPdf(), name: 'order.pdf' } });
    expect(sent.status).toBe(201);
    const { documents } = await compliance.api.send(coveredPersonsApi.case, { params: { id } });
    expect(documents).toMatchObject([{ name: 'order.pdf', state: 'ready' }]);
    expect(documents[0]?.link).toContain(`reader=${compliance.id}`);
    expect((await t.http().get(documents[0]?.link ?? '')).status).toBe(200);
  });

  it('is in the owner’s copy of their data, with the answers and the evidence, and in nobody else’s', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const id = await aCoveredPerson(owner, campaignId);
    const path = `/campaign/covered-persons/${campaignId}/${id}/documents`;
    await sendForm(t, owner, 'post', path, { file: { content: aPdf(), name: 'order.pdf' } });
    const copyOf = async ({ api }: Pick<Person, 'api'>) => {
      const asked = await api.send(leavingApi.askExport, {});
      await t.drain();
      const { link } = await api.send(leavingApi.export, { params: { id: asked.id } });
      const { body } = await t
        .http()
        .get(link ?? '')
        .responseType('blob');
      return unzipSync(new Uint8Array(body as Buffer));
    };
    const files = await copyOf(owner);
    const [person] = JSON.parse(strFromU8(files['covered-persons.json'] ?? new Uint8Array())) as object[];
    expect(person).toMatchObject({
      name: 'Rita Salgado',
      dateOfBirth: '1979-04-12',
      role: 'director',
      state: 'waiting',
    });
    expect(person).toMatchObject({ answers: expect.arrayContaining([expect.objectContaining({ happened: false })]) });
    const [evidence] = Object.keys(files).filter((name) => name.startsWith('covered-persons/'));
    expect(person).toMatchObject({ documents: [evidence] });
    expect(evidence).toMatch(/-order\.pdf$/);
    expect(strFromU8((files[evidence ?? ''] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-');
    expect(Object.keys(await copyOf(await aPerson(t))).filter((name) => name.startsWith('covered'))).toEqual([]);
  });

  it('is compared with the sanctions lists in force', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const id = await aCoveredPerson(owner, campaignId, { ...DIRECTOR, name: 'Ivo Kestrelmann' });
    const admin = await aPerson(t, { adminRole: 'super' });
    await sendList(t, admin, aList({ id: 'NK-77', name: 'Kestrelmann, Ivo', born: '1979-04-12', countries: 'pt' }));
    await screenAll(t);
    const { matches } = await compliance.api.send(coveredPersonsApi.case, { params: { id } });
    expect(matches).toMatchObject([{ entryId: 'NK-77', listKind: 'sanctions', score: 100 }]);
  });
});
