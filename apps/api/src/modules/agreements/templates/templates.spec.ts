import { agreementsApi, templatesApi, type Wire } from '@cairn/contracts';
import type { AgreementTemplate } from '@cairn/contracts/agreements/template.replies';
import type { SaveTemplateRequest } from '@cairn/contracts/agreements/template.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { agreementOf, download, signAgreement } from '../../../testing/agreements/signing.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, anInvestor, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { AgreementPaper } from '../papers/agreement-paper.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the templates of agreements', () => {
  let t: TestWorld;
  let admin: Person;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
    admin = await aPerson(t, { adminRole: 'compliance' });
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  async function inForce(language: string): Promise<Wire<AgreementTemplate>> {
    const { items } = await admin.api.send(templatesApi.list, { query: { state: 'in_force', perPage: 100 } });
    const row = items.find((one) => one.kind === 'subscription_equity' && one.language === language);
    return admin.api.send(templatesApi.one, { params: { id: row?.id ?? '' } });
  }
  async function savingOf(language: 'en' | 'fr' | 'ar', change: Partial<SaveTemplateRequest> = {}) {
    const { kind, title, clauses, bindingLanguage, version } = await inForce(language);
    return {
      kind,
      language,
      title,
      clauses,
      bindingLanguage,
      jurisdiction: 'any' as const,
      after: version,
      effectiveFrom: '2026-01-01',
      reason: 'Asked for by counsel',
      ...change,
    };
  }
  const save = (body: SaveTemplateRequest) => admin.api.send(templatesApi.save, { body });

  it('are there for shares and for loans, in every language', async () => {
    const { items } = await admin.api.send(templatesApi.list, { query: { state: 'in_force', perPage: 100 } });
    expect(items.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual([
      'subscription_debt ar',
      'subscription_debt en',
      'subscription_debt fr',
      'subscription_equity ar',
      'subscription_equity en',
      'subscription_equity fr',
    ]);
  });

  it.each([
    ['en', 'wire transfer is kept', 'without cost. The whole'],
    ['fr', 'virement sont conservés', 'sans motif et sans frais'],
    ['ar', 'لحوالة مصرفية', 'ودون أي تكلفة'],
  ] as const)(
    'decision 16 say in %s what becomes of the fee of a wire when the investor cancels',
    async (language, fee, former) => {
      const clauses = JSON.stringify((await savingOf(language)).clauses);
      expect(clauses).toContain(fee);
      expect(clauses).not.toContain(former);
    },
  );

  it('are refused with a placeholder that does not exist, that is missing, or that is not closed', async () => {
    const body = await savingOf('en');
    const [first, ...rest] = body.clauses;
    const withText = (text: string) => ({ ...body, clauses: [{ title: first?.title ?? '', text }, ...rest] });
    const text = first?.text ?? '';
    const faults = [
      [withText(`${text} {{birth_date}}`), 'agreement.placeholder_unknown', '{{birth_date}}'],
      [withText(text.replaceAll('{{units}}', 'some')), 'agreement.placeholder_missing', '{{units}}'],
      [withText(`${text} {{amount}`), 'agreement.placeholder_broken', undefined],
    ] as const;
    for (const [request, code, names] of faults) {
      const failure = await failureOf(save(request));
      expect(failure.fields).toEqual([expect.objectContaining({ field: 'clauses', code })]);
      expect(failure.params['names']).toBe(names);
      expect(await refusalOf(admin.api.send(templatesApi.preview, { body: textOf(request), query: {} }))).toBe(code);
    }
  });

  const textOf = ({ kind, language, title, clauses, bindingLanguage }: SaveTemplateRequest) => ({
    kind,
    language,
    title,
    clauses,
    bindingLanguage,
  });

  const print = (body: object) =>
    t
      .http()
      .post('/api/v1.1/admin/agreement-templates/preview?format=pdf')
      .set('authorization', `Bearer ${admin.token}`)
      .send(body);

  it('are shown with sample values, and printed as a test', async () => {
    const body = textOf(await savingOf('ar'));
    const { clauses } = await admin.api.send(templatesApi.preview, { body, query: {} });
    expect(JSON.stringify(clauses)).toContain('Hanne Vik');
    const answer = await print(body).responseType('blob');
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('say on a test print which version they are, or would become', async () => {
    const printed: unknown[][] = [];
    const printing = jest.spyOn(t.get(AgreementPaper), 'print').mockImplementation((_facts, { own }, test) => {
      printed.push([test, own.version]);
      return Promise.resolve(Buffer.from('%PDF-'));
    });
    const body = textOf(await savingOf('en'));
    for (const change of [{}, { title: 'Another title' }, { jurisdiction: 'eu_ecspr' as const }]) {
      await print({ ...body, ...change }).expect(200);
    }
    printing.mockRestore();
    expect(printed).toEqual([
      ['testOfVersion', 2],
      ['testPrint', 3],
      ['testPrint', 1],
    ]);
  });

  it('are saved as the next version, from a day on, and never over somebody else’s', async () => {
    const body = await savingOf('en', { title: 'Share subscription agreement' });
    const later = await save({ ...body, effectiveFrom: '2030-01-01' });
    expect(later).toMatchObject({ version: 3, inForce: false, latest: true, madeBy: admin.email });
    expect(await refusalOf(save(body))).toBe('agreement.template_overtaken');
    const now = await save({ ...body, after: 3 });
    expect(now).toMatchObject({ version: 4, inForce: true });
    const investor = await anInvestor(t);
    const { id } = await investAs(investor.api, {
      params: { campaignId: campaign.id },
      body: { amount: 10_000 },
      idempotencyKey: newId(),
    });
    expect(await agreementOf(investor, id)).toMatchObject({ title: 'Share subscription agreement', version: 4 });
  });

  it('of the site’s own jurisdiction come before those of any', async () => {
    const own = await save(await savingOf('fr', { jurisdiction: 'us_regcf', after: 0, title: 'Contrat américain' }));
    expect(own).toMatchObject({ version: 1, inForce: true });
    const other = await savingOf('fr', { jurisdiction: 'none', after: 0, title: 'Contrat sans profil' });
    expect(await save(other)).toMatchObject({ version: 1, inForce: false });
  });

  it('stand beside the binding text, where that is in another language', async () => {
    const investor = await anInvestor(t);
    const { id } = await investAs(investor.api, {
      params: { campaignId: campaign.id },
      body: { amount: 10_000 },
      idempotencyKey: newId(),
    });
    const path = `/contracts/get-investor-contract/${id}?lng=ar`;
    const alone = await download(t, investor, path);
    await save(await savingOf('ar', { bindingLanguage: 'en' }));
    const both = await download(t, investor, path);
    const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(pagesOf(both)).toBeGreaterThan(pagesOf(alone));
    const signed = await signAgreement(investor, id, { language: 'ar' });
    expect(signed).toMatchObject({ language: 'ar', bindingLanguage: 'en' });
    const [row] = await t.db.query<{ beside: string | null }>(
      'select binding_template_id as beside from agreement where investment_id = $1',
      [id],
    );
    expect(row?.beside).not.toBeNull();
    // What was signed stays as it was, whatever the template becomes.
    await save(await savingOf('ar', { bindingLanguage: 'ar' }));
    const kept = await investor.api.send(agreementsApi.read, { params: { investmentId: id }, query: {} });
    expect(kept.sha256).toBe(signed.sha256);
  });
});
