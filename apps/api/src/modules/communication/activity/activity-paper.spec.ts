import { profileApi } from '@cairn/contracts';
import { Events } from '../../../kernel/outbox/events.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the log as a table', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const tableOf = async ({ token }: Person, query = ''): Promise<string[]> => {
    const answer = await t
      .http()
      .get(`/api/v1.1/user-activity?format=csv${query}`)
      .set('authorization', `Bearer ${token}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toBe('attachment; filename=activity.csv');
    return answer.text.replace('\ufeff', '').trimEnd().split('\r\n');
  };

  it('has the content of the page in the reader’s language, only of the reader, newest first', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    await person.api.send(profileApi.follow, { params: { id: other.id } });
    await t.db.inTx((tx) =>
      t.get(Events).emit(tx, 'withdrawal.requested', { userId: person.id, amount: 1_250, currency: 'USD' }),
    );
    await t.drain();
    const [head, ...rows] = await tableOf(person);
    expect(head).toBe('"Date","Event","By","Device"');
    expect(rows).toHaveLength(2);
    expect(rows.join('\n')).toMatch(/Withdrawal of \$12\.50 requested/);
    expect(rows.join('\n')).toContain('Followed ');
    expect(await tableOf(person, '&group=money')).toHaveLength(2);
    expect((await tableOf(person, '&lng=ar'))[0]).not.toBe(head);
    expect((await tableOf(other)).join('\n')).not.toContain('withdraw');
  });

  it('SEC-38 never holds a formula', async () => {
    const person = await aPerson(t);
    await t.db.inTx((tx) =>
      t.get(Events).emit(tx, 'repayment.created', {
        userId: person.id,
        campaign: '=HYPERLINK("x")',
        campaignId: 'x',
        amount: 100,
        currency: 'USD',
      }),
    );
    await t.drain();
    for (const row of await tableOf(person)) expect(row).not.toMatch(/(^|,)"[=+@]/);
  });
});
