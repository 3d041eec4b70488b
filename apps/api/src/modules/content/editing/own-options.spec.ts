import { adminContentApi, campaignsApi, contentApi } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('lists to which operators add', () => {
  let t: TestApp;
  let editor: Person;
  beforeAll(async () => {
    t = await startTestApp();
    editor = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const fieldsOf = async (call: Promise<unknown>): Promise<Record<string, string>> =>
    Object.fromEntries((await failureOf(call)).fields.map(({ field, code }) => [field, code]));
  const enable = async (id: string, enabled: boolean): Promise<void> => {
    const { updatedAt } = await editor.api.send(adminContentApi.one, { params: { id } });
    await editor.api.send(adminContentApi.change, { params: { id }, body: { readAt: updatedAt, enabled } });
  };

  it('D-4 operators add their own sectors, which campaigns are then of, are found by and keep', async () => {
    const created = await editor.api.send(adminContentApi.create, {
      body: { kind: 'category', code: 'casinos', enabled: true, attributes: {}, texts: { en: { name: 'Casinos' } } },
    });
    const owner = await aPerson(t);
    const { id } = (await owner.api.send(campaignsApi.create, { body: { type: 'debt' } })).campaignDetail;
    const choose = (category: string) =>
      owner.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { category } });
    expect(await fieldsOf(choose('lotteries'))).toEqual({ category: 'validation.choice' });
    await choose('casinos');
    expect(await refusalOf(editor.api.send(adminContentApi.remove, { params: { id: created.id } }))).toBe(
      'content.in_use',
    );

    await enable(created.id, false);
    const named = (query: object) => t.as(null).send(contentApi.options, { params: { kind: 'category' }, query });
    expect((await named({})).map(({ code }) => code)).not.toContain('casinos');
    expect(await named({ hidden: 'yes' })).toContainEqual(
      expect.objectContaining({ code: 'casinos', name: 'Casinos', offered: false }),
    );
    await choose('casinos'); // It may stay.
    await choose('housing');
    expect(await fieldsOf(choose('casinos'))).toEqual({ category: 'validation.option_closed' });
    await editor.api.send(adminContentApi.remove, { params: { id: created.id } });
  });
});
