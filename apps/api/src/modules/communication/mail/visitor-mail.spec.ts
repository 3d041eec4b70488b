import { adminContentApi, visitorApi } from '@cairn/contracts';
import { aPerson } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { SettingsService } from '../../settings/index.js';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

describe('mails to visitors', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.db.inTx(async (tx) => {
      await t.get(SettingsService).set(tx, 'contactusStatus', false);
      await t.get(SettingsService).set(tx, 'newsletterStatus', false);
    });
  });
  afterAll(() => t.close());

  const inbox = async (to: string): Promise<Mail[]> =>
    (await t.control<{ messages: Mail[] }>('GET', `/mail?to=${encodeURIComponent(to)}`)).messages;

  it('SEC-41 an answer goes out in the writer’s language; what both wrote stays text', async () => {
    const moderator = await aPerson(t, { adminRole: 'moderator' });
    const asked = {
      questionType: 'other',
      name: '<b>Ines</b>',
      email: 'ines@example.org',
      subject: 'Where?\r\nBcc: everyone@example.org',
      description: 'A question that is long enough.',
    };
    const ask = (subject: string) =>
      t
        .http()
        .post('/api/v1.1/contact-us?lng=ar')
        .send({ ...asked, subject });
    expect((await ask(asked.subject)).body).toMatchObject({
      errors: [{ field: 'subject', code: 'validation.one_line' }],
    });
    await ask('Where?');
    // One that was kept before such a subject was refused.
    await t.db.query('update contact_inquiry set subject = $1', [asked.subject]);
    const { items } = await moderator.api.send(adminContentApi.inquiries, { query: {} });
    const answer = '<img src=x onerror=alert(1)> It is there.';
    await moderator.api.send(adminContentApi.answerInquiry, { params: { id: items[0]?.id ?? '' }, body: { answer } });
    await t.settle();
    const [mail] = await inbox('ines@example.org');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.html).not.toMatch(/<img src=x|<b>Ines/);
    expect(mail?.text).toContain('It is there.');
    expect(await inbox('everyone@example.org')).toEqual([]);
  });

  it('the newsletter’s welcome carries a way out, and none goes to who has left', async () => {
    await t.as(null).send(visitorApi.subscribe, { body: { email: 'visitor@example.org' } });
    await t.settle();
    const [mail] = await inbox('visitor@example.org');
    const token = /\/newsletter\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await t.as(null).send(visitorApi.unsubscribe, { params: { token } });
    const [row] = await t.db.query<{ left: boolean }>(
      `select unsubscribed_at is not null as left from newsletter_subscription where email = 'visitor@example.org'`,
    );
    expect(row?.left).toBe(true);
  });

  it('C-11 goes out in the site’s own language once that of its reader is withheld', async () => {
    const owner = await aPerson(t, { adminRole: 'super' });
    const welcome = async (email: string) => {
      await t.http().post(`/api/v1.1${visitorApi.subscribe.path}?lng=ar`).send({ email });
      const offer = (enabled: boolean) =>
        owner.api.send(adminContentApi.changeLanguage, { params: { id: 'ar' }, body: { enabled } });
      await offer(!email.startsWith('later'));
      await t.settle();
      await offer(true);
      return (await inbox(email))[0]?.html;
    };
    expect(await welcome('now@example.org')).toContain('<html lang="ar"');
    expect(await welcome('later@example.org')).toContain('<html lang="en"');
  });
});
