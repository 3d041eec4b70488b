import { agreementsApi, deskApi, investmentsApi } from '@cairn/contracts';
import { signAgreement } from '../../../testing/agreements/signing.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { investAs } from '../../../testing/investing/invest-as.js';
import { anInvestor, aPerson, sessionWithoutStepUp, type Person, typedNameBy } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { aMember } from '../../../testing/teams.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { newId } from '../../../kernel/crypto/ids.js';

describe('agreements that wait for the company', () => {
  let t: TestApp;
  let campaign: LiveCampaign;
  const signed: { person: Person; id: string; sha256: string }[] = [];
  beforeAll(async () => {
    t = await startTestApp();
    campaign = await aCampaign(t);
    for (let one = 0; one < 3; one++) {
      const person = await anInvestor(t);
      const { id } = await investAs(person.api, {
        params: { campaignId: campaign.id },
        body: { amount: 50_000 },
        idempotencyKey: newId(),
      });
      signed.push({ person, id, sha256: (await signAgreement(person, id)).sha256 });
    }
  });
  afterAll(() => t.close());

  const tasks = async ({ api }: Person) =>
    (await api.send(deskApi.read, { params: { campaignId: campaign.id } })).tasks.filter(
      ({ kind }) => kind === 'agreements',
    );
  const waiting = async () =>
    (
      await campaign.owner.api.send(agreementsApi.ofCampaign, {
        params: { campaignId: campaign.id },
        query: { state: 'waiting', limit: 100 },
      })
    ).items.map(({ sha256 }) => sha256);
  const sign = async (hashes: readonly string[], { api }: Pick<Person, 'api'> = campaign.owner) =>
    api.send(agreementsApi.countersignMany, {
      params: { campaignId: campaign.id },
      body: {
        agreements: hashes.join(' '),
        signatureType: 'typed',
        signatureText: await typedNameBy(t, campaign.owner),
        authorityConfirmed: true,
      },
      idempotencyKey: newId(),
    });

  it('are among the tasks of the owner, and of a member of the team who may read them', async () => {
    const member = await aPerson(t);
    await aMember(t, member, 'view', { campaignId: campaign.id, owner: campaign.owner });
    for (const person of [campaign.owner, member]) {
      expect(await tasks(person)).toEqual([expect.objectContaining({ count: 3, since: expect.any(String) })]);
    }
    expect((await waiting()).sort()).toEqual(signed.map(({ sha256 }) => sha256).sort());
  });

  it('are listed for a member who may view, and the signed PDF is for who works on the campaign', async () => {
    const [viewer, editor, answerer] = [await aPerson(t), await aPerson(t), await aPerson(t)];
    const team = { campaignId: campaign.id, owner: campaign.owner };
    await aMember(t, viewer, 'view', team);
    await aMember(t, editor, 'edit', team);
    await aMember(t, answerer, 'messages', team);
    const params = { campaignId: campaign.id };
    const list = ({ api }: Person) => api.send(agreementsApi.ofCampaign, { params, query: {} });
    const one = ({ api }: Person) =>
      api.send(agreementsApi.ofInvestor, { params: { ...params, id: signed[0]?.id ?? '' }, query: {} });
    for (const reader of [campaign.owner, viewer, editor]) expect((await list(reader)).items).toHaveLength(3);
    expect(await refusalOf(list(answerer))).toBe('request.not_found');
    for (const reader of [campaign.owner, editor]) expect(await one(reader)).toMatchObject({ status: 'signed' });
    for (const reader of [viewer, answerer]) expect(await refusalOf(one(reader))).toBe('request.not_found');
  });

  it('are no task while a mandate signs them', async () => {
    const params = { campaignId: campaign.id };
    const consent = { authorityConfirmed: true, mandateAccepted: true };
    await campaign.owner.api.send(agreementsApi.giveMandate, { params, body: consent });
    expect(await tasks(campaign.owner)).toEqual([]);
    await campaign.owner.api.send(agreementsApi.endMandate, { params });
  });

  it('are signed together, each with evidence of its own; a failure of one keeps no other from it', async () => {
    const [first, gone, last] = signed;
    if (!first || !gone || !last) throw new Error('Three were signed');
    await gone.person.api.send(investmentsApi.cancel, { params: { id: gone.id } });
    const unknown = '0'.repeat(64);
    const { outcomes } = await sign([first.sha256, gone.sha256, unknown, last.sha256]);
    expect(outcomes).toEqual([
      { sha256: first.sha256, code: null, message: null },
      { sha256: gone.sha256, code: 'agreement.nothing_to_sign', message: expect.stringMatching(/\w/) },
      { sha256: unknown, code: 'agreement.changed', message: expect.stringMatching(/\w/) },
      { sha256: last.sha256, code: null, message: null },
    ]);
    expect((await sign([last.sha256])).outcomes).toMatchObject([
      { sha256: last.sha256, code: 'agreement.countersigned_already' },
    ]);
    const evidence = await t.db.query<{ subject: string; read: string; signed: string; type: string }>(
      `select subject_id as subject, after ->> 'readSha256' as read, after ->> 'signedSha256' as signed,
         after ->> 'signatureType' as type
       from kernel.audit_log where action = 'agreement.countersigned' order by at`,
    );
    expect(evidence).toEqual(
      [first, last].map(({ id, sha256 }) => ({
        subject: id,
        read: sha256,
        signed: expect.not.stringMatching(sha256) as string,
        type: 'typed',
      })),
    );
    expect(new Set(evidence.map((one) => one.signed)).size).toBe(2);
    expect([await waiting(), await tasks(campaign.owner)]).toEqual([[], []]);
  });

  it('are signed by the owner alone, with the second factor', async () => {
    const hashes = signed.map(({ sha256 }) => sha256);
    const stranger = await aCampaign(t);
    expect(await refusalOf(sign(hashes, stranger.owner))).toBe('request.not_found');
    const token = await sessionWithoutStepUp(t, campaign.owner);
    expect(await refusalOf(sign(hashes, { api: t.as(token) }))).toBe('auth.step_up_required');
    expect((await failureOf(sign(['not a hash']))).fields).toEqual([expect.objectContaining({ field: 'agreements' })]);
  });
});
