import { act, screen, within } from '@testing-library/react';
import { serverClock } from '../../../lib/api/server-clock.js';
import { answering } from '../../../testing/answers.js';
import { render, renderGuarded } from '../../../testing/render.js';
import { ExtraRepayment } from './extra-repayment.js';
import { RepaymentPlan } from './repayment-plan.js';

const repayment = (number: string, more: object = {}) => ({
  id: number,
  number,
  campaignId: 'c-1',
  instalment: null,
  scheduleVersion: 1,
  early: false,
  rePaymentType: 'interest',
  interest: 2_000,
  principal: 50_000,
  amount: 52_000,
  currency: 'USD',
  dueDate: '2026-12-01',
  state: 'due',
  standing: 'due',
  description: null,
  paidAt: null,
  distributedAt: null,
  ...more,
});

describe('R-07 the owner’s list of repayments', () => {
  const rowOf = async (number: string) => within((await screen.findByText(number)).closest('tr') ?? document.body);

  beforeEach(async () => {
    answering({
      'GET /repayments/get-repayment/c-1': () => ({
        data: {
          currency: 'USD',
          outstandingPrincipal: 100_000,
          paid: 0,
          totalInterest: 4_000,
          repayments: [repayment('REP-000001'), repayment('REP-000002', { description: 'Bonus of the good year' })],
          replaced: [
            repayment('REP-000003', { state: 'replaced', standing: 'replaced', instalment: 1, scheduleVersion: 1 }),
            repayment('REP-000004', { state: 'replaced', standing: 'replaced', instalment: 1, scheduleVersion: 2 }),
          ],
        },
      }),
    });
    await render(<RepaymentPlan campaignId="c-1" type="debt" />);
  });

  it('tells two of the same day and sum apart, by the number and what it is for', async () => {
    expect((await rowOf('REP-000002')).getByText('Bonus of the good year')).toBeTruthy();
    expect((await rowOf('REP-000001')).queryByText('Bonus of the good year')).toBeNull();
  });

  it('has its parts for phones too, where they have no columns', async () => {
    const parts = (await rowOf('REP-000001')).getByText(/^Principal/u);
    expect(parts.textContent).toBe('Principal $500.00 · Interest $20.00');
  });

  it('D-5 keeps the schedules that early repayments replaced, the latest first, with nothing to pay', async () => {
    await screen.findByText('REP-000001');
    const earlier = screen.getAllByRole('group', { hidden: true });
    expect(earlier.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Previous schedule 2',
      'Previous schedule 1',
    ]);
    expect(within(earlier[0] ?? document.body).getByText('REP-000004')).toBeTruthy();
    expect(within(earlier[0] ?? document.body).queryByRole('link', { name: 'Pay', hidden: true })).toBeNull();
    expect(screen.queryByText(/^The loan is repaid in full/u)).toBeNull();
  });
});

it.each([
  ['equity', 'No dividends yet', /^Shares have no schedule of payments\./],
  ['debt', 'No repayments yet', /^The repayment schedule appears once/],
] as const)('says of %s what its owner is to pay before there is anything', async (type, title, text) => {
  answering({
    'GET /repayments/get-repayment/c-1': () => ({
      data: { currency: 'USD', outstandingPrincipal: 0, paid: 0, totalInterest: 0, repayments: [], replaced: [] },
    }),
  });
  await render(<RepaymentPlan campaignId="c-1" type={type} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

describe('a repayment whose money is being shared out', () => {
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const show = async (states: string[]) => {
    const paidAt = new Date().toISOString();
    const calls = answering({
      'GET /repayments/get-repayment/c-1': () => {
        const state = states.length > 1 ? states.shift() : states[0];
        const repayments = [repayment('REP-000001', { state, standing: 'paid', paidAt })];
        return {
          data: { currency: 'USD', outstandingPrincipal: 0, paid: 0, totalInterest: 0, repayments, replaced: [] },
        };
      },
    });
    await render(<RepaymentPlan campaignId="c-1" type="equity" />);
    await after(100);
    return calls;
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is looked at again until it is shared out, and then no more', async () => {
    const calls = await show(['distributing', 'distributed']);
    expect(screen.getByText('Being distributed')).toBeTruthy();
    await after(2_100);
    expect(screen.queryByText('Being distributed')).toBeNull();
    await after(60_000);
    expect(calls).toHaveLength(2);
  });

  it('is not looked at for ever where something holds it up', async () => {
    const calls = await show(['distributing']);
    await after(4_100);
    expect(calls).toHaveLength(3);
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 600_000);
    await after(2_000);
    const asked = calls.length;
    await after(20_000);
    expect(calls).toHaveLength(asked);
  });
});

describe.each([
  ['debt', 'distributed', true],
  ['debt', 'due', false],
  ['equity', 'distributed', false],
] as const)('R-07 a campaign for %s whose last repayment is %s', (type, state, isRepaid) => {
  const plan = {
    currency: 'USD',
    principal: 50_000,
    outstandingPrincipal: 0,
    paid: 52_000,
    totalInterest: 2_000,
    repayments: [repayment('REP-000001', { state, standing: state === 'due' ? 'due' : 'paid' })],
    replaced: [],
  };
  beforeEach(() => void answering({ 'GET /repayments/get-repayment/c-1': () => ({ data: plan }) }));

  it('says that nothing more is due only if that is so', async () => {
    await render(<RepaymentPlan campaignId="c-1" type={type} />);
    await screen.findByText('REP-000001');
    const said = screen.queryByText('The loan is repaid in full. Nothing more is due.');
    expect(said !== null).toBe(isRepaid);
  });

  it('has the form for another repayment only if something may be due', async () => {
    await renderGuarded(
      <>
        <RepaymentPlan campaignId="c-1" type={type} />
        <ExtraRepayment campaignId="c-1" type={type} currency="USD" />
      </>,
    );
    await screen.findByText('REP-000001');
    expect(screen.queryByRole('button', { name: /^Create a (?:re)?payment$/u }) === null).toBe(isRepaid);
  });
});
