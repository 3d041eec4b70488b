import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { DetailsForm } from './details-form.js';
import { SpousePanel } from './spouse-panel.js';
import { StatedFigures } from '../figures/stated-figures.js';

const SITE = () => ({
  data: {
    siteName: 'Cairn',
    timezone: 'UTC',
    jurisdictionProfile: 'eu_ecspr',
    currency: 'USD',
    currencyDisplays: [],
  },
});
const profile = {
  id: 'p1',
  version: 'v',
  figuresCurrency: 'USD',
  yearlyIncome: 5_000_000,
  netWorth: 9_000_000,
  investedElsewhere: 0,
  accountType: 'individual',
  investTo: 'self',
  occupation: 'Teacher',
} as never; // all that is read

it('sends the details that nobody reviews, and no part of the identity', async () => {
  const calls = answering({ 'GET /site-setting': SITE, 'PATCH /investor-profiles/p1': () => ({ data: profile }) });
  await render(<DetailsForm profile={profile} />);
  await screen.findByRole('option', { name: 'Euro (EUR)' });
  fireEvent.change(screen.getByLabelText('Currency of these amounts'), { target: { value: 'EUR' } });
  fireEvent.change(screen.getByLabelText('Employer'), { target: { value: 'A school' } });
  fireEvent.change(screen.getByLabelText('Employment'), { target: { value: 'employed' } });
  fireEvent.change(screen.getByLabelText('Tags, separated by commas'), { target: { value: 'angel, local' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  const body: Record<string, unknown> = JSON.parse(calls.find(({ method }) => method === 'PATCH')?.body ?? '{}');
  expect(body).toMatchObject({
    figuresCurrency: 'EUR',
    employerName: 'A school',
    employmentStatus: 'employed',
    yearlyIncome: 5_000_000,
    domicile: null,
    tags: ['angel', 'local'],
  });
  expect(Object.keys(body)).not.toContain('legalFirstName');
});

it.each([
  ['asked', 'Withdraw the question'],
  ['asks_you', 'Refuse'],
  ['linked', 'Share it no more'],
])('says how a shared limit stands (%s), and lets either end it', async (state, label) => {
  const link = { state, email: 'alex@example.org', askedAt: '2026-06-16T10:00:00Z', confirmedAt: null };
  const calls = answering({
    'GET /site-setting': SITE,
    'GET /investor-profiles/spouse': () => ({ data: link }),
    'DELETE /investor-profiles/spouse': () => ({ data: { done: true } }),
  });
  await render(<SpousePanel />);
  expect(await screen.findByText(/alex@example.org/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' }) !== null).toBe(state === 'asks_you');
  fireEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('R-02 lists what was stated before, with its day', async () => {
  const stated = (yearlyIncome: number, statedAt: string, currency: string) => ({
    currency,
    yearlyIncome,
    netWorth: 0,
    investedElsewhere: 0,
    statedAt,
  });
  answering({
    'GET /site-setting': SITE,
    'GET /investor-profiles/figures': () => ({
      data: [stated(6_000_000, '2026-06-16T10:00:00Z', 'USD'), stated(5_000_000, '2026-01-05T10:00:00Z', 'GBP')],
    }),
  });
  await render(<StatedFigures />);
  expect(await screen.findByText('£50,000')).toBeTruthy();
  expect(screen.queryByText('$60,000')).toBeNull();
});
