import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { offerOf, preparationOf, processIn, receiptIn } from '../../../testing/investments.js';
import { render, renderAt } from '../../../testing/render.js';
import { signIn, viewAs } from '../../../testing/sign-in.js';
import { clearSession } from '../../../lib/api/session.js';
import { AmountForm } from './amount-form.js';

const amount = (): HTMLInputElement => screen.getByLabelText('Amount in USD');
const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const type = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  await user.clear(amount());
  await user.type(amount(), text);
};
const detailOf = (term: string): string | null | undefined =>
  screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;
const go = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /^Continue/ }));

describe('U-7 an amount', () => {
  it('U-7 changes the one reservation, and makes no second one', async () => {
    const user = userEvent.setup();
    const calls = answering({ 'PATCH /process-investment/i-1': () => ({ data: processIn('reserved') }) });
    await render(<AmountForm preparation={preparationOf()} own={processIn('paying')} />);
    expect(amount().value).toBe('1,000');
    await type(user, '600');
    await go(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect([calls[0]?.method, calls[0]?.body]).toEqual(['PATCH', '{"amount":60000,"termsVersion":1}']);
  });

  it('U-7 the same amount goes on without asking anything', async () => {
    const user = userEvent.setup();
    const calls = answering({});
    await render(<AmountForm preparation={preparationOf()} own={processIn('reserved')} />);
    await go(user);
    expect(calls).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what is typed for whoever leaves for a test or a consent, until the investment is begun', async () => {
    signIn();
    const user = userEvent.setup();
    const calls = answering({ 'PATCH /process-investment/i-1': () => ({ data: processIn('reserved') }) });
    const form = <AmountForm preparation={preparationOf()} own={processIn('reserved')} />;
    const left = await render(form);
    await type(user, '600');
    left.unmount();
    const elsewhere = await render(
      <AmountForm preparation={preparationOf({ campaignId: 'c-2' })} own={processIn('reserved')} />,
    );
    expect(amount().value).toBe('1,000');
    elsewhere.unmount();
    const brought = await renderAt(form, '/invest/c-1?amount=80000');
    expect(amount().value).toBe('800');
    brought.unmount();
    const back = await render(form);
    expect(amount().value).toBe('600');
    await go(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('step:amount:c-1')).toBeNull());
    back.unmount();
    await render(form);
    expect(amount().value).toBe('1,000');
  });

  it('U-2 says beside the field why it is no figure, also where Enter sends it', async () => {
    const user = userEvent.setup();
    const calls = answering({});
    await render(<AmountForm preparation={preparationOf()} own={null} />);
    await type(user, '1.000,00{Enter}');
    expect(descriptionOf(amount())).toContain('Use one decimal mark, for example 1,234.50');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('U-7 the maximum counts the own reservation as available', async () => {
    const preparation = preparationOf({ maximum: 40_000, remainingCapacity: 40_000 });
    await render(<AmountForm preparation={preparation} own={processIn('reserved')} />);
    expect(screen.getByRole('button', { name: 'Maximum: $1,400' })).toBeTruthy();
  });

  it('SEC-58 no maximum is named to an admin who views the site as somebody, whose limit is hidden', async () => {
    viewAs('Ines Okafor');
    await render(<AmountForm preparation={preparationOf({ limit: null })} own={null} />);
    expect(screen.getByRole('button', { name: '$100' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Maximum/u })).toBeNull();
    act(clearSession);
  });

  it('names the earlier of two deadlines first, and says how they differ', async () => {
    const source = 'Regulation (EU) 2020/1503, Article 22';
    const timeToThink = { kind: 'reflection' as const, length: 4, until: '2026-11-24T09:05:00Z', source };
    await render(<AmountForm preparation={preparationOf({ timeToThink })} own={null} />);
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(-2)).toEqual(['Withdraw without a reason until', 'Cancel until']);
    expect(summary.getByText(/until the later of the two/u)).toBeTruthy();
  });

  it('says what an allotment pro rata would leave of the amount, before it is committed', async () => {
    const user = userEvent.setup();
    answering({});
    const proRata = { offered: 100_000, committed: 150_000 };
    await render(<AmountForm preparation={preparationOf({ proRata })} own={null} />);
    expect(screen.getByRole('heading', { name: 'Pro rata' })).toBeTruthy();
    expect(screen.getByText(/you would be allotted \$60.00 of your \$100.00 and get \$40.00 back/)).toBeTruthy();
    await type(user, '500');
    expect(screen.getByText(/you would be allotted \$248.00 of your \$500.00 and get \$252.00 back/)).toBeTruthy();
  });

  it('U-4 refused, corrected and accepted: each amount under a key of its own', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /process-investment/c-1': ({ body }) =>
        body === '{"amount":60000,"termsVersion":1}'
          ? { status: 409, code: 'investment.limit_exceeded', message: 'This is above your limit.' }
          : { data: receiptIn('reserved') },
    });
    await render(<AmountForm preparation={preparationOf()} own={null} />);
    await type(user, '600');
    await go(user);
    expect(await screen.findByText('This is above your limit.')).toBeTruthy();
    await type(user, '400');
    await go(user);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('R-02 the server’s error about the amount is shown beside it, until it is changed', async () => {
    const user = userEvent.setup();
    const msg = 'You can invest $500.00 more within your twelve-month limit.';
    answering({
      'POST /process-investment/c-1': () => ({
        status: 409,
        code: 'investment.limit_exceeded',
        message: msg,
        errors: [{ field: 'amount', code: 'investment.limit_exceeded', msg }],
      }),
    });
    await render(<AmountForm preparation={preparationOf()} own={null} />);
    await type(user, '600');
    await go(user);
    await waitFor(() => expect(descriptionOf(amount())).toContain(msg));
    expect(screen.getAllByText(msg)).toHaveLength(1);
    expect(screen.queryByText('$600.00')).toBeNull();
    await type(user, '400');
    expect(screen.queryByText(msg)).toBeNull();
    expect(screen.getAllByText('$400.00')).not.toHaveLength(0);
  });

  it('R-02 leads from an amount that the law asks consent for to where it is given', async () => {
    const user = userEvent.setup();
    const msg = 'An investment above this needs your explicit consent.';
    answering({
      'POST /process-investment/c-1': () => ({
        status: 409,
        code: 'jurisdiction.consent_required',
        message: msg,
        errors: [{ field: 'amount', code: 'jurisdiction.consent_required', msg }],
      }),
    });
    await render(
      <AmountForm preparation={preparationOf()} own={null} renderMend={({ code }) => <a href="/consent">{code}</a>} />,
    );
    expect(screen.queryByRole('link', { name: 'jurisdiction.consent_required' })).toBeNull();
    await type(user, '600');
    await go(user);
    expect(await screen.findByRole('link', { name: 'jurisdiction.consent_required' })).toBeTruthy();
    // The order beside it stays.
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(summary.getAllByText('$600.00')).toHaveLength(2);
  });

  it.each([
    ['$605', 'not a whole number of shares'],
    ['5,000,000', 'above what may be invested'],
    ['abc', 'no amount'],
  ])('V-19 the summary shows no sum for %s: %s', async (text) => {
    const user = userEvent.setup();
    await render(<AmountForm preparation={preparationOf()} own={null} />);
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    await type(user, '600');
    expect(summary.getAllByText('$600.00')).toHaveLength(2);
    await type(user, text);
    expect(descriptionOf(amount())).not.toBe('');
    expect(summary.getAllByText('—')).toHaveLength(2);
    const sums = summary.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums.filter((sum) => sum.includes('$'))).toEqual(['$0.00']);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('U-15 Arabic-Indic digits are an amount, and letters get a message instead of a dead button', async () => {
    const user = userEvent.setup();
    const calls = answering({ 'POST /process-investment/c-1': () => ({ data: receiptIn('reserved') }) });
    await render(<AmountForm preparation={preparationOf()} own={null} />);
    await type(user, 'abc');
    expect(screen.getByText('Use digits only, for example 1,234.50')).toBeTruthy();
    await go(user);
    expect(document.activeElement).toBe(amount());
    expect(calls).toEqual([]);
    await type(user, '٦٠٠');
    await go(user);
    await waitFor(() => expect(calls[0]?.body).toBe('{"amount":60000,"termsVersion":1}'));
  });

  it('never offers $0 where nothing can be invested', async () => {
    await render(<AmountForm preparation={preparationOf({ maximum: 0, remainingCapacity: 0 })} own={null} />);
    expect(screen.getByText('It is not possible to invest here at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /\$0/ })).toBeNull();
  });

  it('shows of a loan its rate, term, payments and what is lost at worst', async () => {
    const user = userEvent.setup();
    const debtTerms = {
      interestRate: '0.08',
      investFrequency: 'quarterly',
      repaymentSchedule: 'interest_only',
      termLength: 12,
      paybackStartDate: '2027-01-22',
      closingDate: '2026-12-25',
      closingIsPlanned: true,
      firstPaymentDate: '2027-01-22',
      maturityDate: '2027-10-22',
      principal: 10_000_000,
    };
    answering({ 'GET /equities/front/bergmoor-dairy': () => ({ data: { debtTerms } }) });
    await render(<AmountForm preparation={preparationOf({ type: 'debt', pricePerShare: null })} own={null} />);
    expect(await screen.findByText('Annual interest rate')).toBeTruthy();
    expect(detailOf('Annual interest rate')).toBe('8%');
    expect(detailOf('Term')).toBe('12 months');
    await type(user, '1000');
    expect(await screen.findByText('Total returned, if every payment is made')).toBeTruthy();
    expect(detailOf('Payments')).toBe('4');
    expect(detailOf('Total returned, if every payment is made')).toBe('$1,066.14');
    expect(detailOf('If the borrower never pays')).toBe('$0.00');
    await type(user, 'abc');
    expect(screen.getByText('Enter an amount to see the payments.')).toBeTruthy();
  });

  it('shows of shares their part of the company, and what they could be worth from nothing upwards', async () => {
    const user = userEvent.setup();
    await render(<AmountForm preparation={preparationOf()} own={null} offer={offerOf()} />);
    await type(user, '1000');
    expect(detailOf('Shares')).toBe('250');
    expect(detailOf('Part of the company')).toBe('0.05%');
    expect(detailOf('If the company fails')).toBe('$0.00');
    expect(detailOf('If its value triples')).toBe('$3,000.00');
    await type(user, 'abc');
    expect(screen.queryByText('Part of the company')).toBeNull();
    expect(screen.getByText('Enter an amount to see the possible outcomes.')).toBeTruthy();
  });

  it('names no part of a company whose number of shares is not known', async () => {
    const terms = offerOf().equityTerms;
    const offer = offerOf({ equityTerms: terms && { ...terms, existingShares: null } });
    await render(<AmountForm preparation={preparationOf()} own={null} offer={offer} />);
    expect(screen.getByText('Price per share')).toBeTruthy();
    expect(screen.queryByText('Part of the company')).toBeNull();
  });

  it('names the sum and the last moment to cancel beside the action', async () => {
    await render(<AmountForm preparation={preparationOf()} own={processIn('reserved')} />);
    const action = screen.getByRole('button', { name: 'Continue with $1,000' });
    expect(action.parentElement?.textContent).toMatch(/^You pay \$1,000\.00Cancel until 26 Dec 2026/u);
  });
});
