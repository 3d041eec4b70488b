import { adminApi, kycApi, usersAdminApi } from '@cairn/contracts';
import sharp from 'sharp';
import { anApplication, applicationFields } from '../../../testing/accreditations.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { aPdf } from '../../../testing/uploads/forms.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PDF = aPdf();

describe('the letter of an accreditation', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const apply = ({ token }: Person, file: Buffer, name = 'letter.pdf', grounds = 'income,net_worth') =>
    t
      .http()
      .post('/api/v1.1/accreditation')
      .set('authorization', `Bearer ${token}`)
      .field(applicationFields({ verificationType: 'accreditation_letter', documentDatedOn: '2026-06-01' }))
      .field('grounds', grounds)
      .attach('document', file, name);
  const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;

  it('SEC-46 is uploaded with the application, and its owner and its reviewer can download it', async () => {
    const [person, reviewer] = [await aPerson(t), await aPerson(t, { adminRole: 'compliance' })];
    expect((await apply(person, PDF)).status).toBe(201);
    const mine = await person.api.send(kycApi.accreditation, {});
    expect(mine).toMatchObject({
      grounds: ['income', 'net_worth'],
      document: { name: 'letter.pdf', kind: 'letter', datedOn: '2026-06-01' },
    });
    const file = await t
      .http()
      .get(mine?.document?.link ?? '')
      .responseType('blob');
    expect((file.body as Buffer).equals(PDF)).toBe(true);
    expect([file.headers['content-disposition'], file.headers['content-security-policy']]).toEqual([
      'attachment',
      expect.stringContaining('sandbox'),
    ]);
    const params = { id: mine?.id ?? '' };
    expect((await reviewer.api.send(adminApi.accreditation, { params })).document).toMatchObject({
      name: 'letter.pdf',
    });
    const unsigned = (mine?.document?.link ?? '').split('?')[0] ?? '';
    expect((await t.http().get(unsigned)).status).toBe(403);
  });

  it('SEC-46 SEC-58 a link handed to an admin who views the site as its owner says who that was', async () => {
    const [person, admin] = [await aPerson(t), await aPerson(t, { adminRole: 'compliance' })];
    await apply(person, PDF);
    const body = { reason: 'Asked for by phone' };
    const view = await admin.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    const readerOf = async ({ api }: Pick<Person, 'api'>): Promise<string | null> => {
      const { document } = (await api.send(kycApi.accreditation, {})) ?? {};
      return new URL(document?.link ?? '', 'http://x').searchParams.get('reader');
    };
    expect(await readerOf(person)).toBe(person.id);
    expect(await readerOf({ api: t.as(view.token) })).toBe(admin.id);
  });

  it('SEC-45 SEC-47 one with a script is refused, and any is a download in which nothing may run, for any caller', async () => {
    const person = await aPerson(t);
    const active = aPdf('Letter', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>');
    expect(((await apply(person, active)).body as { code?: string }).code).toBe('file.active');
    expect((await apply(person, PDF, 'letter.html')).status).toBe(201);
    const { document } = (await person.api.send(kycApi.accreditation, {})) ?? {};
    const link = document?.link ?? '';
    for (const asked of [t.http().get(link), t.http().get(link).set('accept', 'text/html'), t.http().head(link)]) {
      expect((await asked).headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
  });

  it('a picture of one is re-encoded', async () => {
    const person = await aPerson(t);
    const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    expect((await apply(person, picture, 'letter.jpg')).status).toBe(201);
    const { document } = (await person.api.send(kycApi.accreditation, {})) ?? {};
    const kept = await t
      .http()
      .get(document?.link ?? '')
      .responseType('blob');
    expect(kept.headers['content-type']).toBe('image/png');
    expect((kept.body as Buffer).includes('Somebody')).toBe(false);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'letter.pdf'],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html>'), PDF]), 'letter.pdf'],
    ['an archive behind a PDF', Buffer.concat([PDF, Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]), 'letter.pdf'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'letter.svg'],
    ['a programme', Buffer.from('MZ\u0090\u0000'), 'letter.pdf'],
    ['nothing', Buffer.alloc(0), 'letter.pdf'],
  ])('V-26 SEC-42 refuses %s, and keeps no application', async (_what, file, name) => {
    const person = await aPerson(t);
    expect(codeOf(await apply(person, file, name))).toBe('file.type');
    expect(await person.api.send(kycApi.accreditation, {})).toBeNull();
  });

  it('V-26 refuses more than 2 MB', async () => {
    const person = await aPerson(t);
    const large = Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(2 * 1024 * 1024), PDF.subarray(9)]);
    expect(codeOf(await apply(person, large))).toBe('file.too_large');
  });

  it('V-29 a form without a ground is refused as JSON is', async () => {
    const person = await aPerson(t);
    const answer = await apply(person, PDF, 'letter.pdf', '');
    expect((answer.body as { errors: object[] }).errors).toMatchObject([{ field: 'grounds' }]);
    const body = anApplication({ grounds: ['nonsense' as 'income'] });
    expect((await failureOf(person.api.send(kycApi.applyForAccreditation, { body }))).fields).toMatchObject([
      { field: 'grounds', code: 'validation.choice' },
    ]);
  });
});
