import { adminApi, adminContentApi, visitorApi } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/site/settings.service.js';

describe('inquiries and newsletter in the console', () => {
  let t: TestApp;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestApp();
    moderator = await aPerson(t, { adminRole: 'moderator' });
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'contactusStatus', false));
    for (const subject of ['First', 'Second']) {
      const body = {
        questionType: 'other',
        name: 'Ines',
        email: 'ines@example.org',
        subject,
        description: 'A question that is long enough.',
      };
      await t.as(null).send(visitorApi.contact, { body });
    }
  });
  afterAll(() => t.close());

  it('are a queue that is counted, and answered once, with an entry in the audit log', async () => {
    const queue = async (): Promise<number> =>
      (await moderator.api.send(adminApi.queues, {})).find(({ queue: name }) => name === 'inquiries')?.count ?? 0;
    expect(await queue()).toBe(2);
    const { items } = await moderator.api.send(adminContentApi.inquiries, { query: { state: 'open', order: 'asc' } });
    expect(items.map(({ subject }) => subject)).toEqual(['First', 'Second']);
    const params = { id: items[0]?.id ?? '' };
    const body = { answer: 'It is on its way.' };
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => moderator.api.send(adminContentApi.answerInquiry, { params, body })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(moderator.api.send(adminContentApi.answerInquiry, { params, body }))).toBe(
      'inquiry.answered',
    );
    expect(await moderator.api.send(adminContentApi.inquiry, { params })).toMatchObject({
      state: 'answered',
      answer: body.answer,
      answeredBy: moderator.email,
    });
    expect(await queue()).toBe(1);
    expect(await t.db.query(`select body from kernel.outbox where topic = 'inquiry.answered'`)).toHaveLength(1);
  });

  it('are found by subject, name or address', async () => {
    const found = await moderator.api.send(adminContentApi.inquiries, { query: { q: 'second' } });
    expect(found).toMatchObject({ total: 1, items: [{ subject: 'Second' }] });
  });

  it('the newsletter’s list tells who is on it and who has left', async () => {
    const person = await aPerson(t);
    await person.api.send(visitorApi.subscribeMe, {});
    const listed = await moderator.api.send(adminContentApi.subscribers, { query: { state: 'listed' } });
    expect(listed.items).toMatchObject([{ email: person.email, unsubscribedAt: null }]);
    expect((await moderator.api.send(adminContentApi.subscribers, { query: { state: 'left' } })).items).toEqual([]);
  });

  it('SEC-38 the newsletter’s list is given as a file in which no cell is a formula, and that is in the audit log', async () => {
    await t.db.query(
      `insert into newsletter_subscription (id, email, language, subscribed_at) values (gen_random_uuid(), '=1+1@example.org', 'en', now())`,
    );
    const { status, text, headers } = await t
      .http()
      .get('/api/v1.1/admin/newsletter-subscriptions?format=csv')
      .set('authorization', `Bearer ${moderator.token}`);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(text).toContain(`"'=1+1@example.org"`);
    const auditLog = await t.db.query(`select 1 from kernel.audit_log where subject_id = 'newsletter-subscriptions'`);
    expect(auditLog).toHaveLength(1);
  });
});
