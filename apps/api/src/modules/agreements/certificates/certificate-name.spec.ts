import { certificatesApi, communicationApi, LANGUAGE_CODES } from '@cairn/contracts';
import { aCampaign } from '../../../testing/campaigns.js';
import { download } from '../../../testing/agreements/signing.js';
import { agreementRecords } from '../../../testing/authorisation/authorisation.certificates.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the name on the public page of a share certificate', () => {
  let t: TestApp;
  let holder: Person;
  let certificate: { certificate: string; certificateCode: string };
  beforeAll(async () => {
    t = await startTestApp();
    holder = await anInvestor(t);
    certificate = await agreementRecords(t, (await aCampaign(t)).id, holder);
  });
  afterAll(() => t.close());

  const check = async (language = 'en') => {
    const answer = await t
      .http()
      .get(`/api/v1.1/verify-certificate/${certificate.certificateCode}`)
      .set('accept-language', language);
    return (answer.body as { data: { data: { holder: string | null; nameShown: boolean } } }).data.data;
  };
  const hide = (hidden: boolean, { api }: Person = holder) => api.send(certificatesApi.hideName, { body: { hidden } });
  const choice = async ({ api }: Person = holder) => (await api.send(certificatesApi.name, {})).hidden;

  it('is hidden by its holder, with the initials, in every language; the certificate itself keeps it', async () => {
    await t.db.query('update app_user set show_name = true where id = $1', [holder.id]);
    expect([await choice(), await check()]).toEqual([
      false,
      expect.objectContaining({ holder: 'Test Person', nameShown: true }),
    ]);
    const before = await download(t, holder, `/equity/share-certificate/${certificate.certificate}`);

    expect(await hide(true)).toEqual({ hidden: true });
    expect(await choice()).toBe(true);
    for (const language of LANGUAGE_CODES) {
      const shown = await check(language);
      expect(shown).toMatchObject({ holder: null, nameShown: false });
      expect(JSON.stringify(shown)).not.toMatch(/Test|Person|T\. P\./);
    }
    const after = await download(t, holder, `/equity/share-certificate/${certificate.certificate}`);
    expect(after.equals(before)).toBe(true);
    const own = await holder.api.send(certificatesApi.one, { params: { id: certificate.certificate }, query: {} });
    expect(own.holderName).toBe('Test Person');

    expect(await hide(false)).toEqual({ hidden: false });
    expect(await check()).toMatchObject({ holder: 'Test Person', nameShown: true });
    await t.db.query('update app_user set show_name = false where id = $1', [holder.id]);
    expect(await check()).toMatchObject({ holder: 'T. P.', nameShown: false });
  });

  it('is each holder’s own choice, and in the log of their activity once for each change', async () => {
    const other = await anInvestor(t);
    await hide(true, other);
    await hide(true, other);
    await hide(false, other);
    expect([await choice(other), await choice()]).toEqual([false, false]);
    await t.drain();
    const { items } = await other.api.send(communicationApi.activity, { query: {} });
    expect(items.map(({ kind }) => kind).filter((kind) => kind.startsWith('certificate.'))).toEqual([
      'certificate.name_shown',
      'certificate.name_hidden',
    ]);
  });
});
