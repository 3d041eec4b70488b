import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import Holding from './holding.js';

const payment = (at: number, dueDate: string, more: object = {}) => ({
  repaymentId: `r-${at}`,
  campaignName: 'Bergmoor Dairy',
  campaignSlug: 'bergmoor-dairy',
  dueDate,
  interest: 1_000,
  principal: 4_000,
  amount: 5_000,
  currency: 'USD',
  creditedAt: null,
  overdue: false,
  ...more,
});

const LOAN = { type: 'debt', units: null, pricePerShare: null } as const;

const show = async (
  state: 'reserved' | 'paying' | 'received' | 'settled' | 'refunded' | 'expired',
  more: object = {},
  distributions: object[] = [],
  answers: Parameters<typeof answering>[0] = {},
) => {
  answering({
    ...answers,
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /process-investment/receipt/i-1': () => ({ data: receiptIn(state, more) }),
    'GET /my-investment/get-full-detail/i-1': () => ({
      data: {
        ...receiptIn(state),
        principalReturned: 0,
        incomeReceived: 0,
        nextDistributionDate: null,
        nextDistributionAmount: null,
        nextDistributionOverdue: false,
        ...more,
        distributions,
      },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/holding/:investorId" element={<Holding />} />
    </Routes>,
    '/holding/i-1',
  );
};

describe('an investment in the portfolio', () => {
  it.each([
    ['reserved', 'Reserved, not paid'],
    ['paying', 'Payment in progress'],
  ] as const)('that is %s says so and until when, and leads to paying or changing it', async (state, words) => {
    await show(state);
    expect(await screen.findByText(/You have reserved \$1,000\.00/)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/until 20 Nov 2099/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe('/payment/i-1');
    expect(screen.getByRole('link', { name: 'Change the amount' }).getAttribute('href')).toBe('/invest/c-1');
    expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
    expect(screen.queryByText('Invested')).toBeNull();
    expect(screen.queryByText('Payments received')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
  });

  it.each([
    ['pro_rata', true],
    ['first_come', false],
  ])('of an offering %s says whether a part of the money may go back', async (allocationMethod, mayReturn) => {
    const commitmentLimit = mayReturn ? 4_000_000 : null;
    const terms = { allocationMethod, commitmentLimit, equityTerms: null, debtTerms: null };
    const offering = { ...panelPageOf(), ...terms };
    await show('received', {}, [], { 'GET /equities/front/bergmoor-dairy': () => ({ data: offering }) });
    await screen.findByRole('heading', { name: 'Terms' });
    expect(screen.queryByText('A part of your money may go back') !== null).toBe(mayReturn);
  });

  it('in a part that is about to close names that day and the campaign’s own, and until when one may cancel', async () => {
    const part = { closesInPart: true, closesAt: '2026-12-04T05:00:00Z', cancelUntil: '2026-12-02T05:00:00Z' };
    const offering = { ...panelPageOf(), allocationMethod: 'first_come', equityTerms: null, debtTerms: null };
    await show('received', part, [], { 'GET /equities/front/bergmoor-dairy': () => ({ data: offering }) });
    expect(
      await screen.findByText(
        'Your money becomes final with it on 4 Dec 2026, 05:00 UTC. You can cancel until 2 Dec 2026, 05:00 UTC. The campaign itself stays open until 23 Dec 2026, 12:00 UTC.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('A part closes').closest('div')?.textContent).toContain('4 Dec 2026');
    // The campaign's own day stands in the sentence.
    expect(screen.queryByText('Campaign closes')).toBeNull();
    expect(screen.getByText(/stays open until 23 Dec 2026/u)).toBeTruthy();
    expect(screen.getByText('held until a part of the campaign closes')).toBeTruthy();
  });

  it('of an offering to which more is committed than it sells says what would be kept of it now', async () => {
    const terms = { allocationMethod: 'pro_rata', commitmentLimit: 4_000_000, equityTerms: null, debtTerms: null };
    const allotmentNow = { committed: 100_000, allotted: 94_000, returned: 6_000 };
    const offering = { ...panelPageOf(), ...terms };
    await show('received', { allotmentNow }, [], { 'GET /equities/front/bergmoor-dairy': () => ({ data: offering }) });
    expect(
      await screen.findByText(
        'If it closed now, you would keep $940.00 of your $1,000.00 and get $60.00 back. This changes with every investment until the closing.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('More is invested in this campaign than it raises')).toBeTruthy();
    expect(screen.queryByText('A part of your money may go back')).toBeNull();
  });

  it('that was paid shows its sums, and its receipt', async () => {
    await show('settled');
    expect((await screen.findAllByText('Invested')).at(-1)?.closest('div')?.textContent).toContain('$1,000.00');
    expect(screen.getByText('bought at').textContent).toBe('bought at $4.00');
    expect(screen.getByText(/No dividend has been paid so far/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy();
    expect(screen.getByText('No. INV-000001')).toBeTruthy();
    expect(screen.queryByText(/Reserved/)).toBeNull();
  });

  it('that can be cancelled says until when, in the same place as what happens next', async () => {
    await show('received');
    const next = (await screen.findByRole('heading', { name: 'What happens next' })).closest('aside');
    expect(next?.textContent).toContain('You can still cancel');
    expect((await screen.findAllByText(/26 Dec 2026/)).length).toBeGreaterThan(1);
    expect(next?.textContent).toContain('26 Dec 2026');
    expect(screen.getByText('You can cancel until').closest('div')?.textContent).toContain('26 Dec 2026');
    expect(screen.getByRole('button', { name: 'Cancel and return $1,000.00' })).toBeTruthy();
  });

  it('that has ended unpaid shows no sums', async () => {
    await show('expired');
    expect(await screen.findByText(/It was not paid/)).toBeTruthy();
    expect(screen.getByText('Amount')).toBeTruthy();
    expect(screen.queryByText('Invested')).toBeNull();
  });

  it('whose money was returned shows it, and has no schedule', async () => {
    await show('refunded');
    expect(await screen.findByText(/This investment has ended/)).toBeTruthy();
    expect(screen.queryByText('Invested')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Dividends' })).toBeNull();
    // None were bought.
    expect(screen.queryByText('bought at')).toBeNull();
    expect(screen.queryByText('Shares')).toBeNull();
  });

  it('whose campaign the site has ended says so, when and why', async () => {
    const campaignEnded = { at: '2026-11-26T14:30:00.000Z', reason: 'The register has struck the company off.' };
    await show('refunded', { campaignEnded });
    expect(await screen.findByText('The site ended this campaign on 26 Nov 2026, 14:30 UTC')).toBeTruthy();
    expect(screen.getByText(campaignEnded.reason)).toBeTruthy();
  });

  it('in a loan shows its schedule with what is still expected, and the next and the last payment', async () => {
    const paid = payment(1, '2026-08-15', { creditedAt: '2026-08-15T10:00:00Z' });
    await show('settled', { ...LOAN, principalReturned: 4_000 }, [
      paid,
      payment(2, '2099-12-15'),
      payment(3, '2100-03-15'),
    ]);
    expect(await screen.findByText('1 of 3 payments received')).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '15 Aug 2026',
      '15 Dec 2099',
      '15 Mar 2100',
    ]);
    expect(rows[1]?.textContent).toContain('Expected');
    expect(screen.getByText('Outstanding').closest('div')?.textContent).toContain('$960.00');
    expect((await screen.findByText('Next payment')).parentElement?.textContent).toContain('$50.00 on 15 Dec 2099');
    expect(screen.getByText('Last payment').parentElement?.textContent).toContain('15 Mar 2100');
  });

  it('in a loan whose campaign has not closed shows its part of the payments that are planned', async () => {
    const debtTerms = {
      interestRate: '0.08',
      investFrequency: 'quarterly',
      repaymentSchedule: 'interest_only',
      termLength: 12,
      paybackStartDate: '2027-03-28',
      closingDate: '2026-12-28',
      closingIsPlanned: true,
      firstPaymentDate: '2027-03-28',
      maturityDate: '2027-12-28',
      annualPercentageRate: null,
      principal: 10_000_000,
    };
    await show('received', LOAN, [], {
      'GET /equities/front/bergmoor-dairy': () => ({
        data: { currency: 'USD', maxOfferingAmount: 10_000_000, raiseMode: 'fixed', equityTerms: null, debtTerms },
      }),
    });
    await act(async () => void (await import('../../../features/campaigns/components/loan-plan.js')));
    const table = within(await screen.findByRole('table', { name: 'Payment schedule' }));
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(table.getAllByText('$1,020.00')).toHaveLength(1);
    expect(screen.getByText(/Your part of the payments, if the campaign closes as planned/)).toBeTruthy();
    expect(screen.queryByText(/payment dates are set when/)).toBeNull();
  });

  it('in a loan that is late shows that first, and for how long', async () => {
    const overdue = {
      nextDistributionDate: '2026-11-15',
      nextDistributionAmount: 5_000,
      nextDistributionOverdue: true,
    };
    await show('settled', { ...LOAN, ...overdue }, [payment(1, '2026-11-15', { overdue: true })]);
    const notice = await screen.findByRole('status');
    expect(notice.textContent).toMatch(/^\d+ days? late\. \$50\.00 was due on 15 Nov 2026/);
    expect(screen.getAllByText(/^\d+ days? late$/)).toHaveLength(1);
  });

  it('in a long loan shows the payments around today, and all of them on request', async () => {
    const user = userEvent.setup();
    const rows = Array.from({ length: 20 }, (_, at) =>
      payment(at, `20${50 + at}-01-15`, at < 6 ? { creditedAt: `20${50 + at}-01-15T10:00:00Z` } : {}),
    );
    await show('settled', LOAN, rows);
    await screen.findByText('6 of 20 payments received');
    const due = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect([due()[0], due().at(-1)]).toEqual(['15 Jan 2053', '15 Jan 2060']);
    await user.click(screen.getByRole('button', { name: 'Show all 20 payments' }));
    expect(due()).toHaveLength(20);
  });

  it('of a loan in equal payments says why the last of them is not equal', async () => {
    const last = { amount: 5_001, interest: 1_001 };
    const payments = [payment(1, '2099-01-15'), payment(2, '2099-02-15'), payment(3, '2099-03-15', last)];
    await show('settled', LOAN, payments);
    expect(
      await screen.findByText('The last payment is $50.01: it includes what was left over from rounding.'),
    ).toBeTruthy();
  });
});
