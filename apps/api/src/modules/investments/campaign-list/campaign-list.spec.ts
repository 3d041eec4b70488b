import { communicationApi, deskApi, investmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { aMember } from '../../../testing/teams.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe("a campaign's investments as its owner follows them", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const invest = async ({ api }: Person, campaignId: string, paymentType?: 'wallet') =>
    (
      await investAs(api, {
        params: { campaignId },
        body: { amount: 20_000, ...(paymentType ? { paymentType } : {}) },
        idempotencyKey: newId(),
      })
    ).id;
  const list = ({ api }: Person, campaignId: string, query = {}) =>
    api.send(investmentsApi.ofCampaign, { params: { campaignId }, query });
  const remind = ({ api }: Person, campaignId: string, id: string) =>
    api.send(investmentsApi.remind, { params: { campaignId, id } });
  const move = (id: string, state: string) => t.db.query('update investment set state = $2 where id = $1', [id, state]);

  it('are told apart by what is missing, each person once where the payment is', async () => {
    const { id, owner } = await aCampaign(t);
    const [ada, ben, eve, finn] = [
      await anInvestor(t, { wallet: 100_000n }),
      await anInvestor(t),
      await anInvestor(t),
      await anInvestor(t, { wallet: 100_000n }),
    ];
    const paid = await invest(ada, id, 'wallet');
    const early = await invest(ben, id);
    await move(early, 'expired');
    await t.advance(1_000);
    const reserved = await invest(ben, id);
    const given = await invest(finn, id);
    await move(given, 'expired');
    await t.advance(1_000);
    await invest(finn, id, 'wallet');
    const failed = await invest(eve, id);
    await move(failed, 'failed');
    await t.db.query(`update investor_profile set state = 'declined' where user_id = $1`, [eve.id]);
    const shown = async (group: string) =>
      (await list(owner, id, { group })).items.map((row) => [row.id, row.gap, row.remindable]);
    expect(await shown('no_payment')).toEqual([
      [failed, 'identity', true],
      [reserved, 'payment', true],
    ]);
    expect((await list(owner, id, { group: 'ready' })).items.map(({ group, gap }) => [group, gap])).toEqual([
      ['ready', null],
      ['ready', null],
    ]);
    await move(reserved, 'paying');
    expect(await shown('pending')).toEqual([[reserved, 'confirmation', false]]);
    expect(await shown('no_payment')).toEqual([[failed, 'identity', true]]);
    expect((await list(owner, id)).items).toHaveLength(6);
    const { steps } = await owner.api.send(deskApi.read, { params: { campaignId: id } });
    expect(steps.map((row) => [row.id, row.gap])).toEqual([
      [failed, 'identity'],
      [reserved, 'confirmation'],
    ]);
    expect((await list(owner, id, { q: (await list(owner, id)).items.at(-1)?.number })).items).toMatchObject([
      { id: paid },
    ]);
  });

  it('are found by a part of the name, wildcards taken as they are, and read on behind a cursor', async () => {
    const { id, owner } = await aCampaign(t);
    const people = [await anInvestor(t), await anInvestor(t), await anInvestor(t)];
    for (const [n, person] of people.entries()) {
      await t.db.query(`update app_user set first_name = 'Maren%', last_name = $2 where id = $1`, [
        person.id,
        `Aas${n}`,
      ]);
      await invest(person, id);
    }
    const first = await list(owner, id, { q: 'ren% aas', limit: 2 });
    const second = await list(owner, id, { q: 'ren% aas', limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ investorName }) => investorName)).toEqual([
      'Maren% Aas2',
      'Maren% Aas1',
      'Maren% Aas0',
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await list(owner, id, { q: 'x%' })).items).toEqual([]);
  });

  it('are reminded of what is missing once in three days, by notice, mail and the log of who did it', async () => {
    const { id, owner } = await aCampaign(t);
    const ada = await anInvestor(t);
    const reserved = await invest(ada, id);
    const { remindedAt } = await remind(owner, id, reserved);
    expect((await list(owner, id)).items[0]).toMatchObject({ remindedAt, remindable: false });
    expect(await refusalOf(remind(owner, id, reserved))).toBe('investment.reminded');
    await t.drain();
    const { items } = await ada.api.send(communicationApi.notifications, { query: {} });
    expect(items.filter(({ kind }) => kind === 'investment.reminded')).toMatchObject([
      { campaign: { id }, actor: { id: owner.id }, params: { amount: 20_000, currency: 'USD' } },
    ]);
    const log = await owner.api.send(communicationApi.activity, { query: {} });
    expect(log.items.filter(({ kind }) => kind === 'investment.reminded')).toHaveLength(1);
    await t.advance(3 * DAY);
    const again = await owner.api.send(investmentsApi.ofCampaign, { params: { campaignId: id }, query: {} });
    expect(again.items[0]).toMatchObject({ remindable: true });
    const later = Date.parse((await remind(owner, id, reserved)).remindedAt);
    expect(later).toBeGreaterThanOrEqual(Date.parse(remindedAt) + 3 * DAY);
  });

  it('are reminded once by two calls at once', async () => {
    const { id, owner } = await aCampaign(t);
    const reserved = await invest(await anInvestor(t), id);
    const both = await Promise.all([1, 2].map(() => remind(owner, id, reserved).then(() => 'sent', refusalName)));
    expect(both.toSorted()).toEqual(['investment.reminded', 'sent']);
  });

  it('are not reminded where there is nothing to do: paid, ended, begun anew, or after the closing', async () => {
    const { id, owner } = await aCampaign(t);
    const [ada, ben] = [await anInvestor(t, { wallet: 100_000n }), await anInvestor(t)];
    const paid = await invest(ada, id, 'wallet');
    const early = await invest(ben, id);
    await move(early, 'expired');
    await t.advance(1_000);
    const late = await invest(ben, id);
    for (const one of [paid, early]) expect(await refusalOf(remind(owner, id, one))).toBe('investment.nothing_missing');
    await t.db.query('update campaign_capacity set open = false where campaign_id = $1', [id]);
    expect(await refusalOf(remind(owner, id, late))).toBe('investment.nothing_missing');
    expect((await list(owner, id)).items.some(({ remindable }) => remindable)).toBe(false);
  });

  it('are reminded by the owner and by who may edit, of the own campaign alone', async () => {
    const [{ id, owner }, other] = [await aCampaign(t), await aCampaign(t)];
    const reserved = await invest(await anInvestor(t), id);
    expect(await refusalOf(remind(other.owner, id, reserved))).toBe('request.not_found');
    expect(await refusalOf(remind(other.owner, other.id, reserved))).toBe('request.not_found');
    const [reader, editor] = [await aPerson(t), await aPerson(t)];
    await aMember(t, reader, 'view', { campaignId: id, owner });
    await aMember(t, editor, 'edit', { campaignId: id, owner });
    expect((await list(reader, id)).items).toHaveLength(1);
    expect(await refusalOf(remind(reader, id, reserved))).toBe('team.view_only');
    expect((await remind(editor, id, reserved)).remindedAt).toBeTruthy();
  });
});

const refusalName = (error: unknown): string => (error as { code: string }).code; // of the client's ApiError
