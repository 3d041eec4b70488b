import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { renderGuarded } from '../../../testing/render.js';
import { sectionServer } from '../../../testing/section-server.js';
import { signIn } from '../../../testing/sign-in.js';
import { SavingProvider } from '../autosave/saving.js';
import { RaiseForm } from './raise-form.js';

// A form that is left without a session is kept there.
beforeEach(() => sessionStorage.clear());

const NOW = 'Sat, 21 Nov 2026 12:00:00 GMT';
const SITE = {
  'GET /site-setting': () => ({
    data: {
      timezone: 'America/New_York',
      minimumCampaignDays: 21,
      law: LAW,
      maximumCampaignDays: 365,
      currencyDisplays: [],
    },
  }),
};

const RAISE = {
  investingType: 'equity',
  termsSlug: 'equity',
  isTestTheWater: 'NO',
  equityCurrencyCode: 'USD',
  raiseMode: 'fixed',
  goal: 100_000_000,
  minimumRaise: 40_000_000,
  maximumRaise: 80_000_000,
  maxOfferingAmount: 100_000_000,
  allocationMethod: 'first_come',
  commitmentLimit: null,
  minimumInvestment: 10_000,
  maximumInvestment: null,
  campaignStage: null,
  investingRound: null,
  campaignAccreditation: 'both',
  openDate: null,
  closingDate: null,
};
const TERMS = {
  availableShares: null,
  existingShares: null,
  pricePerShare: null,
  equityAvailable: null,
  preMoneyValuation: null,
  conversionTrigger: null,
  noticeTerms: null,
  interestRate: null,
  investFrequency: null,
  repaymentSchedule: null,
  repaymentMethod: null,
  termLength: null,
  paybackStartDate: null,
};

const LOAN = { investingType: 'debt', termsSlug: 'debt' };
const EQUITY = { pricePerShare: 400, availableShares: 250_000, preMoneyValuation: 400_000_000 };

const servers = (terms: object = {}, raise: object = {}) => ({
  raise: sectionServer('/campaign/fundraising-detail/draft', { ...RAISE, ...raise }),
  terms: sectionServer('/campaign/campaign-terms/draft', { ...TERMS, ...terms }),
});

const draft = (change: object = {}, terms: object = {}, raise: object = {}) =>
  ({
    id: 'draft',
    type: 'equity',
    fundraisingDetail: { ...RAISE, ...raise, version: 'v1' },
    campaignTerms: { ...TERMS, ...terms, version: 'v1' },
    ...change,
  }) as never; // all that the form reads

const show = async (...stored: Parameters<typeof draft>) => {
  const [, terms, raise] = stored;
  const server = servers(terms, raise);
  answering({ ...SITE, ...server.raise.answers, ...server.terms.answers }, NOW);
  const page = await renderGuarded(
    <SavingProvider>
      <RaiseForm draft={draft(...stored)} onLoadOther={async () => undefined} />
    </SavingProvider>,
  );
  await screen.findByText(/^Between 12 Dec 2026 and 21 Nov 2027/);
  return { ...server, page, press: () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' })) };
};

it.each([
  ['2026-11-24', 'Too early. The earliest possible date is 12 Dec 2026 (17 CFR 227.203(a)(1))'],
  ['2020-01-01', 'Too early. The earliest possible date is 12 Dec 2026 (17 CFR 227.203(a)(1))'],
  ['2028-01-01', 'Too late. The latest possible date is 21 Nov 2027 (this site’s own rule)'],
])('C-04 U-10 a campaign cannot close on %s, and says so at the date', async (date, words) => {
  const { raise, press } = await show();
  fireEvent.change(screen.getByLabelText(/^Closing date/), { target: { value: date } });
  await press();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(raise.saves()).toEqual([]);
});

it('V-16 asks of a fixed raise for no minimum and no first closing, and shows investors the goal alone', async () => {
  await show();
  expect(screen.queryByLabelText('Minimum')).toBeNull();
  expect(screen.queryByLabelText('First closing')).toBeNull();
  expect(screen.getByText('Goal $1,000,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Flexible/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Minimum').value).toContain('400,000');
  expect(screen.getByLabelText('First closing')).toBeTruthy();
  expect(
    screen.getByText('Must be below the goal. If it is not reached, everyone gets their money back.'),
  ).toBeTruthy();
  expect(screen.getByText('Minimum $400,000, goal $1,000,000')).toBeTruthy();
});

it('U-10 a loan is not paid before its campaign closes', async () => {
  const { press } = await show(
    { type: 'debt' },
    { paybackStartDate: '2026-12-20' },
    { ...LOAN, closingDate: '2026-12-20' },
  );
  await press();
  expect(
    await screen.findByText('The first payment must be after the closing date: 21 Dec 2026 or later'),
  ).toBeTruthy();
});

it('U-10 names what is wrong with the terms along with the rest', async () => {
  const payback = { paybackStartDate: '2026-12-20' };
  const { press } = await show({ type: 'debt' }, payback, {
    ...LOAN,
    closingDate: '2026-12-20',
    maximumInvestment: 100_000_001,
  });
  await press();
  expect(await screen.findByText('The maximum investment must not be above the goal')).toBeTruthy();
  expect(await screen.findByText(/^The first payment must be after the closing date/)).toBeTruthy();
});

it('U-11 shares that contradict valuation and price are refused at their field', async () => {
  const { press } = await show({}, { ...EQUITY, existingShares: 900_000 });
  await press();
  expect(
    await screen.findByText('The pre-money valuation divided by these shares is $4.44 a share, not the price above'),
  ).toBeTruthy();
});

it('V-18 names both amounts when the price does not fit the smallest investment', async () => {
  const { press } = await show({}, { ...EQUITY, pricePerShare: 700, preMoneyValuation: null });
  await press();
  expect(await screen.findByText(/^The price \$7\.00 and the minimum investment \$100\.00 do not match/)).toBeTruthy();
});

it('U-20 a stale tab is shown what was saved elsewhere, takes over the rest, and overwrites nothing', async () => {
  const { raise } = await show({}, EQUITY, { raiseMode: 'flexible' });
  raise.elsewhere({ goal: 90_000_000, minimumRaise: 30_000_000 });
  const goal = screen.getByLabelText(/^Goal/);
  await userEvent.clear(goal);
  await userEvent.type(goal, '950000');
  await userEvent.tab();
  expect(await screen.findByText('$900,000.00')).toBeTruthy();
  expect(screen.getByText(/^Saved elsewhere at \d\d:\d\d with another value/)).toBeTruthy();
  expect(raise.stored()).toMatchObject({ goal: 90_000_000, minimumRaise: 30_000_000 });
  expect(screen.getByLabelText(/^Minimum \(|^Minimum$/)).toHaveProperty('value', '300,000');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(raise.stored()).toMatchObject({ goal: 95_000_000, minimumRaise: 30_000_000 }));
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

it('a field that fails stays as it was typed, and the others are saved without it', async () => {
  const { raise } = await show({}, EQUITY, { raiseMode: 'flexible' });
  const goal = screen.getByLabelText(/^Goal/);
  await userEvent.clear(goal);
  await userEvent.type(goal, '1000');
  await userEvent.selectOptions(screen.getByLabelText(/^Who may invest/), 'accredited');
  await userEvent.tab();
  await waitFor(() => expect(raise.stored()).toMatchObject({ campaignAccreditation: 'accredited' }));
  expect(raise.stored()).toMatchObject({ goal: 100_000_000 });
  expect(goal).toHaveProperty('value', '1000');
  expect((await screen.findAllByText('The minimum must be below the goal')).length).toBeGreaterThan(0);
});

it('U-18 what could not be saved waits in the tab when the session ends or the page is left', async () => {
  const notice = () => screen.findByLabelText('Notice terms (optional)');
  signIn();
  const first = await show({}, EQUITY);
  first.terms.fails(new Error('No connection'));
  await userEvent.type(await notice(), 'Thirty days');
  act(clearSession);
  first.page.unmount();
  const visitor = await show({}, EQUITY);
  expect(await notice()).toHaveProperty('value', '');
  visitor.page.unmount();
  signIn();
  const second = await show({}, EQUITY);
  expect(await notice()).toHaveProperty('value', 'Thirty days');
  expect(screen.getByText(/^These changes were not saved when you left/)).toBeTruthy();
  await waitFor(() => expect(second.terms.stored()).toMatchObject({ noticeTerms: 'Thirty days' }));
  second.page.unmount();
  await show({}, { ...EQUITY, noticeTerms: 'Sixty days' });
  expect(await notice()).toHaveProperty('value', 'Sixty days');
  act(clearSession);
});

it('says which part of the company the shares on offer are', async () => {
  await show({}, EQUITY);
  expect(screen.getByText(/new investors hold 20% of the company and its present owners 80%/)).toBeTruthy();
});

it('V-34 fills in the equity on offer that follows from price and shares', async () => {
  const { terms } = await show({}, EQUITY);
  await userEvent.click(screen.getByRole('button', { name: 'Use 20%' }));
  await waitFor(() => expect(terms.stored()).toMatchObject({ equityAvailable: '0.2' }));
  expect(screen.queryByRole('button', { name: 'Use 20%' })).toBeNull();
});

it('V-34 a campaign changes from shares to a loan, and says that it tests interest first', async () => {
  const { raise } = await show({}, EQUITY);
  await userEvent.click(screen.getByRole('radio', { name: /^Loan/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Test interest first/ }));
  await waitFor(() =>
    expect(raise.stored()).toMatchObject({ investingType: 'debt', termsSlug: 'debt', isTestTheWater: 'YES' }),
  );
  expect(screen.getByLabelText('Annual interest rate')).toBeTruthy();
});
