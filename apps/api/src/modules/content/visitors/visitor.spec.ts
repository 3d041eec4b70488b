import { LANGUAGE_CODES, visitorApi } from '@cairn/contracts';
import { aPerson } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { NewsletterService } from './newsletter.service.js';
import { SettingsService } from '../../settings/site/settings.service.js';

const INQUIRY = {
  questionType: 'payment',
  name: 'Ines Okafor',
  email: 'ines@example.org',
  subject: 'My withdrawal',
  description: 'It left on Monday and has not arrived.',
  link: 'https://cairn.example/settings/wallet',
};

interface Refused {
  status: number;
  body: { code: string; message: string; errors: { field: string; code: string; msg: string }[] };
}

describe('what visitors send', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    await t.db.inTx(async (tx) => {
      await t.get(SettingsService).set(tx, 'contactusStatus', false);
      await t.get(SettingsService).set(tx, 'newsletterStatus', false);
    });
  });
  afterAll(() => t.close());

  const post = (path: string, body: object, language = 'en'): Promise<Refused> =>
    t.http().post(`/api/v1.1${path}?lng=${language}`).send(body);

  it('an inquiry waits in the queue, with its writer and language', async () => {
    const person = await aPerson(t);
    await person.api.send(visitorApi.contact, { body: INQUIRY });
    await post('/contact-us', { ...INQUIRY, link: null }, 'ar');
    const rows = await t.db.query(
      'select user_id, question_type, subject, language, state from contact_inquiry order by id',
    );
    expect(rows).toEqual([
      { user_id: person.id, question_type: 'payment', subject: 'My withdrawal', language: 'en', state: 'open' },
      { user_id: null, question_type: 'payment', subject: 'My withdrawal', language: 'ar', state: 'open' },
    ]);
  });

  it.each(LANGUAGE_CODES)('V-08 V-13 every field of an inquiry is refused beside it, in %s', async (language) => {
    const { status, body } = await post(
      '/contact-us',
      {
        questionType: '',
        name: '',
        email: 'ines@example',
        subject: '',
        description: 'short',
        link: 'javascript:alert(1)',
      },
      language,
    );
    expect(status).toBe(400);
    expect(Object.fromEntries(body.errors.map(({ field, code }) => [field, code]))).toEqual({
      questionType: 'validation.required',
      name: 'validation.required',
      email: 'validation.email',
      subject: 'validation.required',
      description: 'validation.min_length',
      link: 'validation.url',
    });
    for (const { msg } of body.errors) expect(msg).not.toMatch(/validation|\{\{/);
    if (language === 'ar') for (const { msg } of body.errors) expect(msg).toMatch(/[\u0600-\u06ff]/);
  });

  it('a kind of question that there is not is refused beside its field', async () => {
    const { status, body } = await post('/contact-us', { ...INQUIRY, questionType: 'lottery' });
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'questionType', code: 'validation.choice' }]);
  });

  describe('the newsletter', () => {
    const listed = async (email: string): Promise<boolean[]> =>
      (
        await t.db.query<{ listed: boolean }>(
          'select unsubscribed_at is null as listed from newsletter_subscription where email = $1',
          [email],
        )
      ).map(({ listed }) => listed);

    it('SEC-9 gives a visitor the same answer twice, and keeps one line', async () => {
      const first = await post('/newsletter/subscribe', { email: 'Twice@Example.org ' });
      const second = await post('/newsletter/subscribe', { email: 'twice@example.org' });
      expect([second.status, second.body]).toEqual([first.status, first.body]);
      expect(await listed('twice@example.org')).toEqual([true]);
    });

    it('SEC-9 says “Email already subscribed” to the signed-in owner alone', async () => {
      const person = await aPerson(t);
      await expect(person.api.send(visitorApi.subscribeMe, {})).resolves.toEqual({ done: true });
      expect(await refusalOf(person.api.send(visitorApi.subscribeMe, {}))).toBe('newsletter.already_subscribed');
      expect((await post('/newsletter/subscribe', { email: person.email })).status).toBe(200);
    });

    it('tells those who deliver it once, by id and not by address', async () => {
      const events = await t.db.query<{ body: Record<string, unknown> }>(
        `select body from kernel.outbox where topic = 'newsletter.subscribed'`,
      );
      expect(JSON.stringify(events)).not.toContain('@');
    });

    it('is left by the link of a mail, and by no other; coming back is possible', async () => {
      const { email, api } = await aPerson(t);
      await api.send(visitorApi.subscribeMe, {});
      const [row] = await t.db.query<{ id: string }>('select id from newsletter_subscription where email = $1', [
        email,
      ]);
      const token = t.get(NewsletterService).unsubscribeToken(row?.id ?? '');
      const leave = (secret: string): Promise<unknown> =>
        t.as(null).send(visitorApi.unsubscribe, { params: { token: secret } });
      expect(await refusalOf(leave(`${token}x`))).toBe('auth.link_invalid');
      expect(await refusalOf(leave(`${row?.id}-`))).toBe('auth.link_invalid');
      await leave(token);
      await leave(token);
      expect(await listed(email)).toEqual([false]);
      await api.send(visitorApi.subscribeMe, {});
      expect(await listed(email)).toEqual([true]);
    });

    it('V-08 refuses what is no address', async () => {
      const { body } = await post('/newsletter/subscribe', { email: 'me@' }, 'fr');
      expect(body.errors).toMatchObject([{ field: 'email', code: 'validation.email' }]);
    });
  });
});

describe('what visitors send too often', () => {
  it('SEC-10 one address cannot fill the queue', async () => {
    const strict = await startTestApp({}, { relax: 1 });
    await strict.db.inTx((tx) => strict.get(SettingsService).set(tx, 'contactusStatus', false));
    const send = (): Promise<unknown> => strict.as(null).send(visitorApi.contact, { body: INQUIRY });
    for (let n = 0; n < 5; n++) await send();
    expect(await refusalOf(send())).toBe('request.too_many');
    await strict.close();
  });
});
