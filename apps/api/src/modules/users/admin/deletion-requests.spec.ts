import { adminApi, leavingApi, usersAdminApi } from '@cairn/contracts';
import { aPerson } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('deletion requests in the console', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('are listed with their reason and their day, counted, and gone once they are called off', async () => {
    const admin = await aPerson(t, { adminRole: 'compliance' });
    const [first, second] = [await aPerson(t), await aPerson(t)];
    await first.api.send(leavingApi.close, { body: { reason: 'Moving abroad' } });
    await second.api.send(leavingApi.close, { body: {} });
    const list = (query: object = {}) => admin.api.send(usersAdminApi.deletionRequests, { query });
    const { items, total } = await list();
    expect([total, items.map(({ id, reason }) => [id, reason])]).toEqual([
      2,
      expect.arrayContaining([
        [first.id, 'Moving abroad'],
        [second.id, null],
      ]),
    ]);
    expect(items.every(({ requestedAt, dueAt }) => requestedAt < dueAt)).toBe(true);
    expect((await list({ q: first.email })).items.map(({ id }) => id)).toEqual([first.id]);
    const waiting = async () =>
      (await admin.api.send(adminApi.queues, {})).find(({ queue }) => queue === 'deletion-requests')?.count;
    expect(await waiting()).toBe(2);
    await first.api.send(leavingApi.keep, {});
    expect(await waiting()).toBe(1);
    expect((await list()).items.map(({ id }) => id)).toEqual([second.id]);
  });
});
