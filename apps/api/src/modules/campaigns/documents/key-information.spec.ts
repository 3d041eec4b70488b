import { adminApi, campaignsApi, documentsApi, investmentsApi, packOf } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { aCampaign, aDraft, UNCHECKED, type LiveCampaign } from '../../../testing/campaigns.js';
import { holdPlace, payHeld } from '../../../testing/investing/held-place.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { aRate, RIGHT, stateAs, underLaw } from '../../../testing/terms/law.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { addDocument, aPdf, sendForm } from '../../../testing/uploads/forms.js';
import { SHEET } from '../../../testing/uploads/key-information.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => underLaw(t, 'eu_ecspr'));

const aPaper = async (pages: number): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save());
};
const submit = ({ api }: Person, id: string) => api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
/** A campaign that was opened before the site had this law. */
const openWithout = async (): Promise<LiveCampaign> => {
  await underLaw(t, 'us_regcf');
  const made = await aCampaign(t);
  await underLaw(t, 'eu_ecspr');
  return made;
};
/** All else that the law asks. */
const meetLaw = async (investor: Person): Promise<void> => {
  await stateAs(investor, 'eu_ecspr', { kind: 'knowledge_test', answers: RIGHT.eu_ecspr });
  await stateAs(investor, 'eu_ecspr', { kind: 'risk_warning' });
  await stateAs(investor, 'eu_ecspr', { kind: 'loss_simulation', income: 0, assets: 100, debts: 200 });
};
const prepare = ({ api }: Person, campaignId: string) => api.send(investmentsApi.prepare, { params: { campaignId } });
const reasonsOf = async ({ api }: Person, campaignId: string) =>
  (await api.send(investmentsApi.check, { params: { campaignId } })).reasons.map(({ code }) => code);

describe('the key investment information sheet (Regulation (EU) 2020/1503, Article 23)', () => {
  it('is a PDF of at most six pages that everybody can open', async () => {
    const { id, owner } = await aDraft(t, { sheet: false });
    const send = (content: Buffer, fields: object = SHEET) =>
      sendForm(t, owner, 'post', `/equity/extras-document/${id}`, {
        fields: { ...fields },
        file: { content, name: 'sheet.pdf' },
      });
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(picture)).errors).toMatchObject([{ field: 'file', code: 'document.sheet_pdf' }]);
    expect((await send(await aPaper(7))).errors).toMatchObject([{ field: 'file', code: 'document.sheet_pages' }]);
    expect((await send(aPdf(), { ...SHEET, visibility: 'private' })).errors).toMatchObject([
      { field: 'visibility', code: 'document.sheet_public' },
    ]);
    expect((await send(await aPaper(6))).status).toBe(201);
    // What was another document before is no sheet by its type alone.
    const long = await send(await aPaper(7), { ...SHEET, documentType: 'other' });
    const params = { campaignId: id, id: (long.data as { id: string }).id };
    const retyped = owner.api.send(documentsApi.change, { params, body: { documentType: 'key_information' } });
    expect(await refusalOf(retyped)).toBe('document.sheet_pages');
  });

  it('is there before a submission and an approval, and under no other law', async () => {
    const { id, owner } = await aDraft(t, { sheet: false });
    expect((await failureOf(submit(owner, id))).fields).toMatchObject([
      { field: 'keyInformation', code: 'document.sheet_missing' },
    ]);
    const { steps } = await owner.api.send(campaignsApi.checklist, { params: { id } });
    expect(steps.find(({ step }) => step === 'extras')).toMatchObject({ missing: ['keyInformation'] });
    await underLaw(t, 'us_regcf');
    await submit(owner, id);
    await underLaw(t, 'eu_ecspr');
    const moderator = await aPerson(t, { adminRole: 'moderator' });
    const approve = () => moderator.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    expect(await refusalOf(approve())).toBe('document.sheet_missing');
    const test = await aDraft(t, { sheet: false, testTheWater: true });
    await submit(test.owner, test.id);
  });

  it('stays while the campaign is open: it may be replaced, and not hidden or removed', async () => {
    const { id, owner } = await openWithout();
    const sheet = await addDocument(t, owner, id, SHEET);
    const params = { campaignId: id, id: sheet };
    for (const body of [{ documentType: 'other' as const }, { visibility: 'private' as const }])
      expect(await refusalOf(owner.api.send(documentsApi.change, { params, body }))).toMatch(/^document\.sheet_/);
    expect(await refusalOf(owner.api.send(documentsApi.remove, { params }))).toBe('document.sheet_needed');
    const newer = await sendForm(t, owner, 'patch', `/equity/extras-document/${id}/${sheet}`, {
      file: { content: aPdf('Newer'), name: 'sheet.pdf' },
    });
    expect(newer.data).toMatchObject({ version: 2 });
    await addDocument(t, owner, id, SHEET);
    await owner.api.send(documentsApi.remove, { params });
  });

  it('is given to whoever invests, and without it nothing is taken', async () => {
    const { id, owner } = await openWithout();
    const investor = await anInvestor(t, { wallet: 200_000n });
    expect(await reasonsOf(investor, id)).toContain('investment.sheet_missing');
    expect((await prepare(investor, id)).keyInformation).toBeNull();
    const sheet = await addDocument(t, owner, id, SHEET);
    expect(await reasonsOf(investor, id)).not.toContain('investment.sheet_missing');
    expect((await prepare(investor, id)).keyInformation).toMatchObject({ documentId: sheet, version: 1 });
    await meetLaw(investor);
    await aRate(t, 'USD', 'EUR', '1');
    const held = await holdPlace(investor, id, 10_000);
    // Another version than was given is read before anything is paid, and who has paid is told of it.
    const paid = await anInvestor(t, { wallet: 200_000n });
    await meetLaw(paid);
    await payHeld(paid, (await holdPlace(paid, id, 10_000)).id);
    await sendForm(t, owner, 'patch', `/equity/extras-document/${id}/${sheet}`, {
      file: { content: aPdf('Newer'), name: 'sheet.pdf' },
    });
    expect(await failureOf(payHeld(investor, held.id))).toMatchObject({
      code: 'investment.step_missing',
      params: { step: 'investor-questionnaire' },
    });
    await t.drain();
    const told = await t.db.query(`select user_id from notification where kind = 'campaign.sheet_replaced'`);
    expect(told).toEqual([{ user_id: paid.id }]);
    const { version, educationVersion, statements } = packOf('eu_ecspr').questionnaire;
    const questionnaire = { version, educationVersion, statements: [...statements] };
    await investor.api.send(investmentsApi.change, { params: { id: held.id }, body: { questionnaire } });
    expect((await payHeld(investor, held.id)).state).toBe('received');
    const next = await anInvestor(t, { wallet: 200_000n });
    await meetLaw(next);
    const without = await holdPlace(next, id, 10_000);
    await t.db.query('update campaign_document set removed_at = kernel.now() where id = $1', [sheet]);
    expect(await refusalOf(payHeld(next, without.id))).toBe('investment.sheet_missing');
  });

  it('V-30 is said to have been read with the questionnaire, which keeps its version', async () => {
    const { id, owner } = await openWithout();
    const sheet = await addDocument(t, owner, id, SHEET);
    const investor = await anInvestor(t);
    await meetLaw(investor);
    const draft = await investor.api.send(investmentsApi.invest, {
      params: { campaignId: id },
      body: { amount: 10_000 },
      idempotencyKey: newId(),
    });
    const { version, educationVersion, statements } = packOf('eu_ecspr').questionnaire;
    const answer = (ticked: readonly string[]) =>
      investor.api.send(investmentsApi.change, {
        params: { id: draft.id },
        body: {
          investorDetails: { representation: true, representationVersion: REPRESENTATION_VERSION },
          questionnaire: { version, educationVersion, statements: [...ticked] },
        },
      });
    const unread = await failureOf(answer(statements.filter((key) => key !== 'key_information')));
    expect(unread.fields).toMatchObject([{ field: 'questionnaire.statements', code: 'validation.all_boxes' }]);
    await answer(statements);
    const [kept] = await t.db.query<{ answers: Buffer }>(
      `select answers from investing_answer where draft_id = $1 and step = 'investor-questionnaire'`,
      [draft.id],
    );
    const cell = { table: 'investing_answer', column: 'answers.investor-questionnaire', id: draft.id };
    const read = JSON.parse(t.get(PersonalData).decrypt(kept?.answers ?? Buffer.alloc(0), cell)) as object;
    expect(read).toMatchObject({ keyInformation: { documentId: sheet, version: 1 } });
  });
});
