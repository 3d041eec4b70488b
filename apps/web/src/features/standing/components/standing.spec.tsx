import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Standing } from '../queries.js';
import { AskPage } from './ask-page.js';
import { MendLinks } from './mend-links.js';
import { OwnLimit } from './own-limit.js';
import { StandingList } from './standing-list.js';

const SITE = () => ({ data: { siteName: 'Cairn', timezone: 'UTC', currencyDisplays: [] } });
const ask = (kind: Standing['asks'][number]['kind'], change: object = {}) => ({
  kind,
  version: '2026-11',
  source: 'COBS 4.12A',
  state: 'open' as const,
  madeAt: null,
  until: null,
  passed: null,
  ...change,
});
const standing: Standing = {
  profile: 'uk_rmmi',
  currency: 'GBP',
  committedHere: null,
  category: null,
  categories: ['restricted', 'high_net_worth', 'certified_sophisticated'],
  asks: [
    ask('category'),
    ask('knowledge_test'),
    ask('risk_warning', { state: 'done', madeAt: '2026-06-16T10:00:00Z' }),
  ],
  test: [
    { id: 'resale', options: ['a', 'b', 'c'] },
    { id: 'dilution', options: ['a', 'b', 'c'] },
  ],
  figures: [{ key: 'limit_percent', value: 10, effectiveFrom: '2023-02-01', source: 'COBS 4.12A' }],
  simulation: null,
  warningThreshold: null,
  reflectionUntil: null,
};

it('lists what the law asks for, how it stands, and where it is stated', async () => {
  answering({ 'GET /site-setting': SITE });
  await render(<StandingList standing={standing} campaignId="c1" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('To do'),
    expect.stringContaining('To do'),
    expect.stringContaining('Done'),
  ]);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/settings/investment-account?ask=category&campaign=c1',
  );
});

it('sends the answers of the test, and says nothing of which were wrong', async () => {
  const failed = { ...standing, asks: [ask('knowledge_test', { passed: false, madeAt: '2026-06-16T10:00:00Z' })] };
  const calls = answering({ 'GET /site-setting': SITE, 'POST /investor-standing': () => ({ data: failed }) });
  await render(<AskPage kind="knowledge_test" standing={standing} campaignId={null} />);
  fireEvent.click(screen.getByLabelText('Perhaps never: there may be no buyer'));
  fireEvent.click(screen.getByLabelText('It grows'));
  fireEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const body = calls.find(({ method }) => method === 'POST')?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({
    kind: 'knowledge_test',
    version: '2026-11',
    answers: { resale: 'a', dilution: 'a' },
  });
});

it('asks a restricted investor for their net assets, in the currency of the law', async () => {
  const calls = answering({ 'GET /site-setting': SITE, 'POST /investor-standing': () => ({ data: standing }) });
  await render(<AskPage kind="category" standing={standing} campaignId={null} />);
  fireEvent.click(screen.getByLabelText(/A restricted investor/u));
  fireEvent.change(screen.getByLabelText(/Net assets/u), { target: { value: '50,000' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Save category' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const body = calls.find(({ method }) => method === 'POST')?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({
    kind: 'category',
    category: 'restricted',
    assets: 5_000_000,
    accepted: true,
  });
});

it('leads from each code to the page that mends it, once', async () => {
  await render(
    <MendLinks codes={['jurisdiction.test_required', 'kyc.required', 'jurisdiction.test_wait']} campaignId="c1" />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings/investment-account?ask=knowledge_test&campaign=c1',
  ]);
});

it('R-02 shows the limit, what is used, and when some of it is free again', async () => {
  const limit = {
    currency: 'USD',
    limit: 360_000,
    used: 185_000,
    remaining: 175_000,
    remainingHere: null,
    citation: '17 CFR',
  };
  answering({
    'GET /site-setting': SITE,
    'GET /investment-limit': () => ({
      data: {
        reason: 'limited',
        limit,
        committed: 185_000,
        shared: true,
        freesAt: '2026-12-03T10:00:00Z',
        frees: 60_000,
      },
    }),
  });
  await render(<OwnLimit />);
  expect(await screen.findByText(/\$600 becomes free again on/u)).toBeTruthy();
  expect(screen.getByText('Left $1,750')).toBeTruthy();
  expect(screen.getByText('You share this limit with your spouse.')).toBeTruthy();
});
