import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { render } from '../../../testing/render.js';
import type { PageData } from '../queries.js';
import Calculator from './calculator.js';
import { CampaignTerms } from './campaign-terms.js';

/** 8 % a year, quarterly, for a year; the first payment lies 28 days after the planned closing. */
const page = {
  currency: 'USD',
  minimumInvestment: 100_000,
  maxOfferingAmount: 10_000_000,
  raiseMode: 'fixed',
  campaignAccreditation: 'both',
  equityTerms: null,
  debtTerms: {
    interestRate: '0.08',
    investFrequency: 'quarterly',
    repaymentSchedule: 'interest_only',
    termLength: 12,
    paybackStartDate: '2027-01-22',
    closingDate: '2026-12-25',
    closingIsPlanned: true,
    firstPaymentDate: '2027-01-22',
    maturityDate: '2027-10-22',
    annualPercentageRate: '0.0807',
    principal: 10_000_000,
  },
} as PageData; // of a page, what these parts read

const detailOf = (term: string): string | null | undefined =>
  screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;

describe('D-12 a loan on its page', () => {
  beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { law: LAW, currencyDisplays: [] } }) }));

  it('says its days, that they are planned, and its annual percentage rate', async () => {
    await render(<CampaignTerms page={page} />);
    expect(detailOf('APR')).toBe('8.07%');
    expect(detailOf('Interest from, if the campaign closes as planned')).toBe('25 Dec 2026');
    expect(detailOf('First payment, if the campaign closes as planned')).toBe('22 Jan 2027');
    expect(detailOf('Last payment, if the campaign closes as planned')).toBe('22 Oct 2027');
  });

  it('explains a term where one presses it, without a mouse', async () => {
    await render(<CampaignTerms page={page} />);
    const term = screen.getByText('Annual interest rate');
    expect(term.tagName).toBe('SUMMARY');
    expect(term.nextElementSibling?.textContent).toContain('It is not a guarantee.');
  });

  it('says them without a condition once the campaign has closed', async () => {
    await render(
      <CampaignTerms page={{ ...page, debtTerms: { ...page.debtTerms, closingIsPlanned: false } } as PageData} />,
    );
    expect(detailOf('Last payment')).toBe('22 Oct 2027');
    expect(screen.queryByText(/as planned/)).toBeNull();
  });

  it('reckons a sum by the schedule that the loan will have', async () => {
    await render(<Calculator page={page} />);
    // 1,000.00 * 0.08 * 28 / 365 is 6.14; then three quarters of 20.00.
    expect(detailOf('Payments')).toBe('4');
    expect(detailOf('First payment, 22 Jan 2027')).toBe('$6.14');
    expect(detailOf('Last payment, 22 Oct 2027')).toBe('$1,020.00');
    expect(detailOf('Total interest')).toBe('$66.14');
    expect(detailOf('If the borrower never pays')).toBe('$0.00');
  });

  it.each([
    [380_000, '$330.38', '$330.39'],
    [180_000, '$156.50', '$156.49'],
  ])('reckons %s as its share of the loan, not as a loan of its own', async (amount, first, last) => {
    const debtTerms = {
      ...page.debtTerms,
      repaymentSchedule: 'annuity',
      investFrequency: 'monthly',
      principal: 12_345_600,
    };
    await render(<Calculator page={{ ...page, minimumInvestment: amount, debtTerms } as PageData} />);
    expect(detailOf('First payment, 22 Jan 2027')).toBe(first);
    // The last of a loan of this amount alone would be 330.41 and 156.46.
    expect(detailOf('Last payment, 22 Dec 2027')).toBe(last);
  });

  it.each([
    ['en', 'equal payments, paid monthly'],
    ['fr', 'échéances constantes, chaque mois'],
    ['ar', 'دفعات متساوية، تُدفع شهريًا'],
  ])('says in %s by which terms the estimate is calculated', async (language, words) => {
    const debtTerms = { ...page.debtTerms, repaymentSchedule: 'annuity', investFrequency: 'monthly' };
    const { container } = await render(<Calculator page={{ ...page, debtTerms } as PageData} />, language);
    expect(container.textContent).toContain(words);
    expect(container.textContent).not.toContain('quarter');
  });
});
