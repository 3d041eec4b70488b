import { adminApi, campaignsApi, coveredPersonsApi } from '@cairn/contracts';
import type { EventAnswerRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { dayAgo } from '../../../testing/clock.js';
import { aCampaign, aDraft, UNCHECKED } from '../../../testing/campaigns.js';
import {
  aCoveredPerson,
  answers,
  coveredList,
  decideCovered,
  DIRECTOR,
  happened,
  ISSUER,
  listBoth,
} from '../../../testing/covered/covered-persons.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { noticesOf } from '../../../testing/terms/investing.js';
import { underLaw } from '../../../testing/terms/law.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

let t: TestWorld;
let compliance: Person;
beforeAll(async () => {
  t = await startTestWorld();
  compliance = await aPerson(t, { adminRole: 'compliance' });
});
afterAll(() => t.close());

const submit = ({ api }: Person, id: string) => api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });

/** A draft that lists nobody. */
const aBareDraft = () => aDraft(t, { covered: false });

describe('17 CFR 227.503 who stands behind an offering', () => {
  it('227.503(a) nothing is submitted without issuer, director or officer, and an answer about each', async () => {
    const { id, owner } = await aBareDraft();
    const lack = async () => {
      const { fields } = await failureOf(submit(owner, id));
      const { steps } = await owner.api.send(campaignsApi.checklist, { params: { id } });
      expect(steps.filter(({ complete }) => !complete)).toMatchObject([
        { step: 'extras', missing: ['coveredPersons'] },
      ]);
      return fields.map(({ field, code }) => [field, code]);
    };
    expect(await lack()).toEqual([['coveredPersons', 'covered.issuer_missing']]);
    await aCoveredPerson(owner, id, ISSUER);
    expect(await lack()).toEqual([['coveredPersons', 'covered.manager_missing']]);
    await aCoveredPerson(owner, id, { ...DIRECTOR, role: 'promoter' });
    expect(await lack()).toEqual([['coveredPersons', 'covered.manager_missing']]);
    const director = await aCoveredPerson(owner, id, DIRECTOR, null);
    expect(await lack()).toEqual([['coveredPersons', 'covered.unanswered']]);
    const params = { campaignId: id, id: director };
    await owner.api.send(coveredPersonsApi.answer, { params, body: { answers: answers() } });
    await submit(owner, id);
  });

  it('227.503(a) nothing is approved while somebody is undecided or disqualified', async () => {
    const { id, owner } = await aBareDraft();
    const [issuer, director] = await listBoth(owner, id);
    await submit(owner, id);
    const moderator = await aPerson(t, { adminRole: 'moderator' });
    const approve = () => moderator.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    expect(await refusalOf(approve())).toBe('covered.hold_undecided');
    await decideCovered(compliance, issuer, 'cleared');
    await decideCovered(compliance, director, 'disqualified');
    expect(await refusalOf(approve())).toBe('covered.hold_disqualified');
    expect(await moderator.api.send(adminApi.campaign, { params: { id } })).toMatchObject({
      coveredHold: 'disqualified',
    });
    // Who no longer directs the company is out; without a director or officer nobody runs it.
    await decideCovered(compliance, director, 'left');
    expect(await refusalOf(approve())).toBe('covered.hold_unlisted');
    await decideCovered(compliance, await aCoveredPerson(owner, id, { ...DIRECTOR, role: 'officer' }), 'cleared');
    expect(await approve()).toMatchObject({ coveredHold: null, status: 2 });
    await t.travel(15_000);
    expect(await noticesOf(owner, 'covered_person.disqualified')).toMatchObject([{ campaignId: id }]);
    expect(await noticesOf(owner, 'covered_person.cleared')).toHaveLength(2);
  });

  it('profiles without the rule ask nothing and show nothing', async () => {
    await underLaw(t, 'none');
    const { id, owner } = await aBareDraft();
    expect(await coveredList(owner, id)).toMatchObject({ asked: false, questions: [], persons: [], hold: null });
    const body = DIRECTOR;
    const params = { campaignId: id };
    expect(await refusalOf(owner.api.send(coveredPersonsApi.add, { params, body }))).toBe('covered.not_asked');
    const { steps } = await owner.api.send(campaignsApi.checklist, { params: { id } });
    expect(steps.find(({ step }) => step === 'extras')?.fields).toEqual([]);
    await submit(owner, id);
    await underLaw(t, 'us_506c');
    const asked = await coveredList(owner, id);
    expect([asked.asked, asked.since, asked.hold]).toEqual([true, '2013-09-23', 'unlisted']);
    expect(asked.questions.map(({ source }) => source)).toContain('17 CFR 230.506(d)(1)(iii)(B)');
    await underLaw(t, 'us_regcf');
  });

  it('tells for how many days a decision counts also under a law that asks nothing', async () => {
    const { id, owner } = await aBareDraft();
    const person = await aCoveredPerson(owner, id);
    await underLaw(t, 'eu_ecspr');
    const { days, source, questions } = await compliance.api.send(coveredPersonsApi.case, { params: { id: person } });
    await underLaw(t, 'us_regcf');
    expect([days, source, questions]).toEqual([90, null, []]);
  });

  it('17 CFR 227.206 a test of interest sells nothing, and is not asked', async () => {
    const { id, owner } = await aDraft(t, { covered: false, testTheWater: true });
    await submit(owner, id);
    const { api } = await aPerson(t, { adminRole: 'super' });
    await api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
  });
});

describe('the questionnaire', () => {
  it('227.503(a)(1) to (8) asks each question once, with its look-back and source', async () => {
    const { id, owner } = await aBareDraft();
    const { questions, votingPercent, since, source, days } = await coveredList(owner, id);
    expect([votingPercent, since, source, days]).toEqual([20, '2016-05-16', '17 CFR 227.503(a)', 90]);
    expect(
      questions.map(({ kind, years, issuerYears, source: at }) => [kind, years, issuerYears, at.slice(14)]),
    ).toEqual([
      ['conviction', 10, 5, '(a)(1)'],
      ['court_order', 5, 5, '(a)(2)'],
      ['regulator_bar', null, null, '(a)(3)(i)'],
      ['regulator_order', 10, 10, '(a)(3)(ii)'],
      ['sec_discipline', null, null, '(a)(4)'],
      ['sec_order', 5, 5, '(a)(5)'],
      ['sro_bar', null, null, '(a)(6)'],
      ['stop_order', 5, 5, '(a)(7)'],
      ['postal_order', 5, 5, '(a)(8)'],
    ]);
  });

  it('refuses what is missing or cannot be, beside its field', async () => {
    const { id: campaignId, owner } = await aBareDraft();
    const add = async (body: typeof DIRECTOR) => {
      const { fields } = await failureOf(owner.api.send(coveredPersonsApi.add, { params: { campaignId }, body }));
      return fields.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await add({ ...DIRECTOR, role: 'issuer' })).toEqual(['kind covered.company_role']);
    expect(await add({ ...DIRECTOR, dateOfBirth: null })).toEqual(['dateOfBirth validation.required']);
    expect(await add({ ...DIRECTOR, dateOfBirth: '2126-01-01' })).toEqual(['dateOfBirth validation.date']);
    expect(await add({ ...DIRECTOR, dateOfBirth: dayAgo(t, 17 * 365) })).toEqual([
      'dateOfBirth validation.adult_person',
    ]);
    const id = await aCoveredPerson(owner, campaignId, DIRECTOR, null);
    const answer = async (given: EventAnswerRequest[]) => {
      const call = owner.api.send(coveredPersonsApi.answer, { params: { campaignId, id }, body: { answers: given } });
      return (await failureOf(call)).fields.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await answer(answers().slice(1))).toEqual(['answers covered.answer_missing']);
    expect(await answer([...answers(), happened('sro_bar', '2020-01-01')])).toEqual(['answers covered.answer_twice']);
    expect(await answer(answers(happened('sro_bar', '2126-01-01')))).toEqual([
      'answers.8.occurredOn covered.future_event',
    ]);
    expect(await answer(answers(happened('sro_bar', '1979-04-11')))).toEqual([
      'answers.8.occurredOn covered.before_birth',
    ]);
    expect(await answer(answers({ kind: 'sro_bar', happened: true }))).toEqual([
      'answers.8.occurredOn validation.required',
      'answers.8.description validation.required',
    ]);
  });

  it('227.503(b) what counts needs an exception, what is older than the rule is disclosed on the page', async () => {
    const campaign = await aCampaign(t);
    const director = await aCoveredPerson(campaign.owner, campaign.id, DIRECTOR, [
      ...answers(happened('conviction', '2016-05-16'), happened('sro_bar', '2016-05-15')),
      happened('conviction', '2015-01-01'),
    ]);
    const read = await compliance.api.send(coveredPersonsApi.case, { params: { id: director } });
    expect(read.answers.filter(({ happened: yes }) => yes).map(({ verdict }) => verdict)).toEqual([
      'past',
      'disclosed',
      'past',
    ]);
    expect(await refusalOf(decideCovered(compliance, director, 'cleared'))).toBe('covered.disclosure_due');
    expect(await refusalOf(decideCovered(compliance, director, 'disclosed'))).toBe('validation.required');
    const disclosure = 'In 2016 a director was barred by an exchange for a late report.';
    await decideCovered(compliance, director, 'disclosed', { disclosure });
    const page = () => t.as(null).send(campaignsApi.page, { params: { slug: campaign.slug } });
    expect((await page()).disclosures).toEqual([disclosure]);

    const officer = await aCoveredPerson(
      campaign.owner,
      campaign.id,
      { ...DIRECTOR, role: 'officer' },
      answers(happened('stop_order', '2024-03-01', false)),
    );
    expect(await refusalOf(decideCovered(compliance, officer, 'cleared'))).toBe('covered.disqualifying');
    await decideCovered(compliance, officer, 'cleared', { exception: 'waiver' });
    expect((await page()).disclosures).toEqual([disclosure]);
    expect(await refusalOf(decideCovered(compliance, officer, 'disqualified', { version: 'earlier' }))).toBe(
      'review.overtaken',
    );
  });
});
