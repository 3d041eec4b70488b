import { adminApi, communicationApi, repaymentsApi } from '@cairn/contracts';
import { addDays, type CalendarDate, dayIn } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { DAY } from '../../testing/campaigns.js';
import { HOUR, passTime } from '../../testing/clock.js';
import { aLoan, instalmentsOf, type Loan } from '../../testing/loans.js';
import { aPerson } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SettingsService } from '../settings/index.js';
import { PortfolioRepository } from './portfolio.repository.js';

describe('a repayment that is not paid when it is due', () => {
  let t: TestApp;
  let loan: Loan;
  let ids: string[];
  let today: CalendarDate;
  beforeAll(async () => {
    t = await startTestApp();
    loan = await aLoan(t, [1_000n]);
    ids = await instalmentsOf(t, loan, [{ interest: 10n }, { interest: 20n }, { interest: 30n }]);
    today = dayIn((await t.get(SettingsService).all()).timezone, t.get(Clock).now());
    await dueOn([addDays(today, -1), today, addDays(today, 30)]);
  });
  afterAll(() => t.close());

  const dueOn = (days: CalendarDate[]) =>
    t.database.asOwner((client) =>
      client.query(
        `update repayment r set due_on = d.due from unnest($1::uuid[], $2::date[]) d(id, due) where r.id = d.id`,
        [ids, days],
      ),
    );
  const set = (state: string) => t.db.query('update repayment set state = $2 where id = $1', [ids[0], state]);
  const investor = () => loan.lots[0]?.investorId ?? '';
  const holding = async () => (await t.get(PortfolioRepository).list(investor(), {})).items[0];
  const waiting = async (owner = loan.owner) =>
    (await owner.api.send(repaymentsApi.overdue, {})).map(({ id, campaignName, amount, dueDate }) => ({
      id,
      campaignName,
      amount,
      dueDate,
    }));

  const announced = async ({ id, owner }: Loan) => {
    const rows = await t.db.query<{ kind: string; whose: string }>(
      `select kind, case user_id when $2 then 'owner' else 'investor' end as whose from notification
       where campaign_id = $1 and kind ~ 'late|due_soon' order by kind, whose`,
      [id, owner.id],
    );
    return rows.map(({ kind, whose }) => `${whose} ${kind}`);
  };

  it('is shown to investors as overdue; what is due today or later is not', async () => {
    const upcoming = await t.get(PortfolioRepository).upcoming(investor(), 'USD', 10);
    expect(upcoming.map(({ dueDate, overdue }) => [dueDate, overdue])).toEqual([
      [addDays(today, -1), true],
      [today, false],
      [addDays(today, 30), false],
    ]);
    expect(await holding()).toMatchObject({
      nextDistributionDate: addDays(today, -1),
      nextDistributionAmount: 10n,
      nextDistributionOverdue: true,
    });
  });

  it('waits for its owner, with its campaign, and for nobody else', async () => {
    const [campaign] = await t.db.query<{ name: string }>('select name from campaign where id = $1', [loan.id]);
    expect(await waiting()).toEqual([
      { id: ids[0], campaignName: campaign?.name, amount: 10, dueDate: addDays(today, -1) },
    ]);
    expect(await waiting(await aPerson(t))).toEqual([]);
  });

  it('U-12 waits in the console for finance, with whom to write to and for how long', async () => {
    const finance = await aPerson(t, { adminRole: 'finance' });
    const late = () => finance.api.send(repaymentsApi.late, { query: { q: loan.owner.email } });
    const row = {
      id: ids[0],
      campaignId: loan.id,
      ownerEmail: loan.owner.email,
      amount: 10,
      currency: 'USD',
      daysLate: 1,
    };
    expect(await late()).toMatchObject({ total: 1, items: [row] });
    const queue = async () =>
      (await finance.api.send(adminApi.queues, {})).find(({ queue: name }) => name === 'late-repayments')?.count;
    expect(await queue()).toBe(1);
    await set('distributed');
    expect([(await late()).total, await queue()]).toEqual([0, 0]);
    await set('due');
  });

  it('is overdue while a card page is open for it, and no longer once it was paid or cancelled', async () => {
    await set('paying');
    expect(await waiting()).toHaveLength(1);
    await set('cancelled');
    expect(await waiting()).toEqual([]);
    expect(await holding()).toMatchObject({ nextDistributionDate: today, nextDistributionOverdue: false });
    await set('distributed');
    expect(await waiting()).toEqual([]);
  });

  it('U-12 is announced to its owner a week and a day before, and to owner and investors once it is late', async () => {
    const soon = await aLoan(t, [1_000n, 2_000n]);
    const [first] = await instalmentsOf(t, soon, [{ interest: 10n, principal: 5n }]);
    const due = addDays(today, 10);
    await t.database.asOwner((client) => client.query('update repayment set due_on = $2 where id = $1', [first, due]));
    const told = () => announced(soon);
    await t.advance(2 * DAY);
    expect(await told()).toEqual([]);
    await t.advance(DAY);
    expect(await told()).toEqual(['owner repayment.due_soon']);
    await t.advance(5 * DAY);
    expect(await told()).toHaveLength(1);
    await t.advance(DAY);
    expect(await told()).toHaveLength(2);
    await t.advance(2 * DAY);
    const late = ['investor distribution.late', 'investor distribution.late'];
    const owner = ['owner repayment.due_soon', 'owner repayment.due_soon', 'owner repayment.late'];
    expect(await told()).toEqual([...late, ...owner]);
    const { items } = await soon.owner.api.send(communicationApi.notifications, { query: {} });
    expect(items[0]).toMatchObject({
      kind: 'repayment.late',
      params: { repaymentId: first, amount: 15, currency: 'USD', dueOn: due },
    });
    // A sweep that comes again, and a payment that was made, tell nothing more.
    await t.db.query(`update repayment set state = 'distributed' where id = $1`, [first]);
    await t.advance(40 * DAY);
    expect(await told()).toHaveLength(5);
  });

  it('U-12 is announced also when it was made the evening before, which is today in UTC', async () => {
    const made = await aLoan(t, [1_000n]);
    const [only] = await instalmentsOf(t, made, [{ interest: 10n }]);
    const { timezone } = await t.get(SettingsService).all();
    const thisDay = dayIn(timezone, t.get(Clock).now());
    await t.database.asOwner((client) =>
      client.query(
        `update repayment set due_on = $2, created_at = ($3::date - interval '2 hours') at time zone $4 where id = $1`,
        [only, addDays(thisDay, 7), thisDay, timezone],
      ),
    );
    await t.advance(0);
    expect(await announced(made)).toEqual(['owner repayment.due_soon']);
  });

  it('is late after five days of the site, though UTC has the sixth already', async () => {
    const evening = await aLoan(t, [1_000n]);
    const [only] = await instalmentsOf(t, evening, [{ interest: 10n }]);
    const { timezone } = await t.get(SettingsService).all();
    await passTime(t, 12 * HOUR);
    const now = t.get(Clock).now();
    const [siteDay, utcDay] = [dayIn(timezone, now), dayIn('UTC', now)];
    expect(siteDay < utcDay).toBe(true);
    await t.database.asOwner((client) =>
      client.query('update repayment set due_on = $2 where id = $1', [only, addDays(siteDay, -5)]),
    );
    const standing = async () =>
      (await evening.owner.api.send(repaymentsApi.list, { params: { campaignId: evening.id } })).repayments[0]
        ?.standing;
    expect(await standing()).toBe('due');
    await passTime(t, 2 * HOUR);
    expect(await standing()).toBe('late');
  });
});
