import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { RaiseForm } from './raise-form.js';

// A form that is left without a session is kept there.
beforeEach(() => sessionStorage.clear());

const NOW = 'Sat, 21 Nov 2026 12:00:00 GMT';
const SITE = {
  'GET /site-setting': () => ({
    data: { timezone: 'America/New_York', minimumCampaignDays: 21, maximumCampaignDays: 365, currencyDisplays: [] },
  }),
};

const draft = (change: object = {}, terms: object = {}, raise: object = {}) =>
  ({
    id: 'draft',
    type: 'equity',
    fundraisingDetail: {
      equityCurrencyCode: 'USD',
      raiseMode: 'fixed',
      goal: 100_000_000,
      minimumRaise: 40_000_000,
      maximumRaise: 80_000_000,
      maxOfferingAmount: 100_000_000,
      minimumInvestment: 10_000,
      maximumInvestment: null,
      campaignStage: null,
      investingRound: null,
      campaignAccreditation: 'both',
      closingDate: null,
      ...raise,
    },
    campaignTerms: { ...terms },
    ...change,
  }) as never; // all that the form reads

const EQUITY = { pricePerShare: 400, availableShares: 250_000, preMoneyValuation: 400_000_000 };

const show = async (...stored: Parameters<typeof draft>) => {
  const calls = answering({ ...SITE, 'PATCH /campaign/fundraising-detail/draft': () => ({ data: {} }) }, NOW);
  await renderGuarded(<RaiseForm draft={draft(...stored)} onLoadOther={async () => undefined} />);
  await screen.findByText(/^Between 12 Dec 2026 and 21 Nov 2027/);
  return { calls, press: () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' })) };
};

it.each([
  ['2026-11-24', 'Too early. The earliest possible date is 12 Dec 2026'],
  ['2020-01-01', 'Too early. The earliest possible date is 12 Dec 2026'],
  ['2028-01-01', 'Too late. The latest possible date is 21 Nov 2027'],
])('C-04 U-10 a campaign cannot close on %s, and says so at the date', async (date, words) => {
  const { calls, press } = await show();
  fireEvent.change(screen.getByLabelText(/^Closing date/), { target: { value: date } });
  await press();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('says of a fixed raise that its minimum decides nothing, and shows investors the goal alone', async () => {
  await show();
  expect(screen.getByText(/A fixed raise depends on the goal alone/)).toBeTruthy();
  expect(screen.getByText('Goal $1,000,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Flexible/ }));
  expect(
    screen.getByText('Must be below the goal. If it is not reached, everyone gets their money back.'),
  ).toBeTruthy();
  expect(screen.getByText('Minimum $400,000, goal $1,000,000')).toBeTruthy();
});

it('U-10 a loan is not paid before its campaign closes', async () => {
  const { press } = await show({ type: 'debt' }, { paybackStartDate: '2026-12-20' }, { closingDate: '2026-12-20' });
  await press();
  expect(
    await screen.findByText('The first payment must be after the closing date: 21 Dec 2026 or later'),
  ).toBeTruthy();
});

it('U-10 names what is wrong with the terms along with the rest', async () => {
  const payback = { paybackStartDate: '2026-12-20' };
  const { press } = await show({ type: 'debt' }, payback, {
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

it('U-20 offers to load what another tab stored, and overwrites nothing', async () => {
  const overtaken = { status: 409, code: 'campaign.overtaken', message: 'Changed in another tab' };
  answering({ ...SITE, 'PATCH /campaign/fundraising-detail/draft': () => overtaken }, NOW);
  const loadOther = jest.fn(async () => undefined);
  await renderGuarded(<RaiseForm draft={draft({}, EQUITY, { version: 'v1' })} onLoadOther={loadOther} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Changed in another tab')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load the latest version' }));
  expect(loadOther).toHaveBeenCalledTimes(1);
});

it('U-18 what was typed waits in the tab when the session ends, and for nothing else', async () => {
  answering(SITE, NOW);
  const open = () => renderGuarded(<RaiseForm draft={draft({}, EQUITY)} onLoadOther={async () => undefined} />);
  const notice = () => screen.findByLabelText('Notice terms (optional)');
  signIn();
  const left = await open();
  await userEvent.type(await notice(), 'Gone');
  left.unmount();
  const first = await open();
  expect(await notice()).toHaveProperty('value', '');
  await userEvent.type(await notice(), 'Thirty days');
  act(clearSession);
  first.unmount();
  signIn();
  const second = await open();
  expect(await notice()).toHaveProperty('value', 'Thirty days');
  expect(screen.getByText(/^Your session ended before this was saved/)).toBeTruthy();
  second.unmount();
  await open();
  expect(await notice()).toHaveProperty('value', '');
  act(clearSession);
});

it.each([
  ['fixed', 2],
  ['flexible', 0],
])('V-16 in a %s raise %i amounts say that they apply to a flexible one', async (raiseMode, count) => {
  await show({}, EQUITY, { raiseMode });
  expect(screen.queryAllByText(/if you change to a flexible raise\.$/)).toHaveLength(count);
});

it('says which part of the company the shares on offer are', async () => {
  await show({}, EQUITY);
  expect(screen.getByText(/new investors hold 20% of the company and its present owners 80%/)).toBeTruthy();
});
