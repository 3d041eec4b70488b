import { campaignsApi, repaymentsApi } from '@cairn/contracts';
import { MAX_TERM_MONTHS } from '@cairn/contracts/campaigns/changes/offered-terms.request';
import type { RepaymentType } from '@cairn/contracts/repayments/repayments.requests';
import { addDays, addMonthsAnchored, type CalendarDate, dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Identity } from '../../../kernel/http/request.js';
import { aLoan, type Loan } from '../../../testing/loans.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';
import { RepaymentCreationService } from './repayment-creation.service.js';

describe('a repayment outside the schedule', () => {
  let t: TestApp;
  let loan: Loan;
  beforeAll(async () => {
    t = await startTestApp();
    loan = await aLoan(t, [1_000_000n]);
    today = dayIn((await t.get(SettingsService).all()).timezone, t.get(Clock).now());
  });
  afterAll(() => t.close());

  let today: CalendarDate;
  const create = (
    body: { amount: number; dueDate: string; confirmed?: boolean; rePaymentType?: RepaymentType },
    idempotencyKey = newId(),
  ) =>
    loan.owner.api.send(repaymentsApi.create, {
      params: { campaignId: loan.id },
      body: { rePaymentType: 'interest', ...body },
      idempotencyKey,
    });
  const plan = () => loan.owner.api.send(repaymentsApi.list, { params: { campaignId: loan.id } });

  it('has a largest amount, and the plan can still be read when two of that size were made', async () => {
    const dueDate = addDays(today, 30);
    for (const amount of [Number.MAX_SAFE_INTEGER, 1_000_000_000_001]) {
      const failure = await failureOf(create({ amount, dueDate }));
      expect(failure.code).toBe('repayment.above_maximum');
      expect(failure.fields.map(({ field }) => field)).toEqual(['amount']);
    }
    await create({ amount: 1_000_000_000_000, dueDate, confirmed: true });
    await create({ amount: 1_000_000_000_000, dueDate, confirmed: true });
    expect(await plan()).toMatchObject({ totalInterest: 2_000_000_000_000 });
  });

  it('is none of a draft without a currency, whose plan is in that of the site', async () => {
    const { campaignDetail } = await loan.owner.api.send(campaignsApi.create, { body: { type: 'debt' } });
    const params = { campaignId: campaignDetail.id };
    await loan.owner.api.send(campaignsApi.fundraisingDetail.change, { params, body: { equityCurrencyCode: null } });
    expect(await loan.owner.api.send(repaymentsApi.list, { params })).toMatchObject({
      currency: 'USD',
      repayments: [],
    });
  });

  it('C-03 is no dividend of a loan', async () => {
    const dividend = create({ amount: 100, dueDate: today, rePaymentType: 'dividend' });
    expect(await refusalOf(dividend)).toBe('repayment.type_not_allowed');
  });

  it('U-14 is not due in the past', async () => {
    for (const dueDate of ['2020-01-01', addDays(today, -1)]) {
      const failure = await failureOf(create({ amount: 100, dueDate }));
      expect(failure.code).toBe('repayment.due_in_past');
      expect(failure.fields.map(({ field }) => field)).toEqual(['dueDate']);
    }
    expect((await create({ amount: 100, dueDate: today })).standing).toBe('due');
  });

  it('U-14 is due within the longest term of a loan', async () => {
    const latest = addMonthsAnchored(today, MAX_TERM_MONTHS);
    for (const dueDate of ['9999-12-31', addDays(latest, 1)]) {
      const failure = await failureOf(create({ amount: 100, dueDate }));
      expect([failure.code, failure.params]).toEqual(['repayment.due_too_late', { latest }]);
      expect(failure.fields.map(({ field }) => field)).toEqual(['dueDate']);
    }
    expect((await create({ amount: 100, dueDate: latest })).dueDate).toBe(latest);
  });

  it('is made once, though the same command comes twice at once and again when its day has passed', async () => {
    const count = async () => (await plan()).repayments.length;
    const before = await count();
    const key = newId();
    const body = { amount: 700, dueDate: addDays(today, 1) };
    const [one, two] = await Promise.all([create(body, key), create(body, key)]);
    expect(two.id).toBe(one.id);
    expect((await create(body, key)).id).toBe(one.id);
    expect(await count()).toBe(before + 1);
    // Beneath the replies that are kept, the command itself is known as well.
    const caller = { userId: loan.owner.id, email: loan.owner.email } as Identity; // all that the service asks of it
    const command = () =>
      t
        .get(RepaymentCreationService)
        .create(caller, loan.id, { rePaymentType: 'interest', amount: 700n, dueDate: body.dueDate }, key);
    await t.advance(3 * 86_400_000);
    expect(await Promise.all([command(), command()])).toEqual([one.id, one.id]);
    expect(await count()).toBe(before + 1);
  });
});
