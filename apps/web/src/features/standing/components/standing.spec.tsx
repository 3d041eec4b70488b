import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { standingQuery, type Standing } from '../queries.js';
import { Ahead, BeginAhead } from './ahead.js';
import { AskPage } from './ask-page.js';
import { MendLinks } from './mend-links.js';
import { OwnLimit } from './own-limit.js';
import { StandingList } from './standing-list.js';

const SITE = () => ({
  data: { siteName: 'Cairn', jurisdictionProfile: 'us_regcf', timezone: 'UTC', currencyDisplays: [] },
});
const ask = (kind: Standing['asks'][number]['kind'], change: object = {}) => ({
  kind,
  version: '2026-11',
  source: 'COBS 4.12A',
  state: 'open' as const,
  madeAt: null,
  until: null,
  passed: null,
  attemptsLeft: null,
  after: null,
  ...change,
});
const standing: Standing = {
  profile: 'uk_rmmi',
  currency: 'GBP',
  committedHere: null,
  unpaidHere: null,
  consentedHere: null,
  rate: null,
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
  minimumInvestment: null,
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

it('leads to no statement before the one that the law has first', async () => {
  const first = { ...standing, asks: [ask('risk_warning'), ask('category', { after: 'risk_warning' })] };
  answering({ 'GET /site-setting': SITE });
  const { unmount } = await render(<StandingList standing={first} campaignId={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/Comes after “Risk warning”/)).toBeTruthy();
  unmount();
  await render(<AskPage kind="category" standing={first} campaignId={null} />);
  expect(screen.getByText(/Comes after “Risk warning”/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says of a law that changed under an open form that it did, and leads to what is asked now', async () => {
  const now = { ...standing, profile: 'eu_ecspr' as const, asks: [ask('loss_simulation')] };
  const message = 'It no longer asks for this statement.';
  answering({
    'GET /site-setting': SITE,
    'GET /investor-standing': () => ({ data: now }),
    'POST /investor-standing': () => ({ status: 409, code: 'jurisdiction.not_asked', message }),
  });
  const before = { ...standing, asks: [ask('risk_warning')] };
  const Page = () => {
    const { data } = useQuery({ ...standingQuery(null), initialData: before, staleTime: Infinity });
    return <AskPage kind="risk_warning" standing={data} campaignId={null} />;
  };
  await render(<Page />);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/law of this site has changed.*“Risk warning” is no longer asked for/u)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Begin: How much you can afford to lose' });
  expect(way.getAttribute('href')).toBe('/settings/investment-account?ask=loss_simulation');
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

it('says after a failed test how many attempts are left, and offers nothing to do again during a wait', async () => {
  const failed = ask('knowledge_test', { passed: false, madeAt: '2026-06-16T10:00:00Z', attemptsLeft: 1 });
  const waiting = ask('offer_request', {
    state: 'waiting',
    madeAt: '2026-06-16T10:00:00Z',
    until: '2026-06-17T10:00:00Z',
  });
  const now = { ...standing, asks: [failed, waiting] };
  answering({ 'GET /site-setting': SITE });
  const { unmount } = await render(<AskPage kind="knowledge_test" standing={now} campaignId={null} />);
  expect(screen.getByText(/You did not pass the test. 1 attempt is left before you have to wait./u)).toBeTruthy();
  unmount();
  await render(<StandingList standing={now} campaignId={null} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('ask=knowledge_test'),
  ]);
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
    <MendLinks
      refusals={['jurisdiction.test_required', 'kyc.required', 'jurisdiction.test_wait'].map((code) => ({ code }))}
      campaignId="c1"
    />,
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
    basis: { otherAccount: true },
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
  expect(screen.getByText(/stated in another account of yours/u)).toBeTruthy();
});

it('says beside the amount what the law asks, where it stands, and until when one can withdraw', async () => {
  const source = 'Regulation (EU) 2020/1503, Article 21';
  answering({
    'GET /site-setting': SITE,
    'GET /investor-standing': () => ({
      data: {
        ...standing,
        profile: 'eu_ecspr',
        asks: [
          ask('knowledge_test', { source }),
          ask('knowledge_warning', { source, state: 'not_needed' }),
          ask('risk_warning', { source, state: 'done', madeAt: '2026-06-16T10:00:00Z' }),
        ],
        figures: [{ key: 'reflection_days', value: 4, effectiveFrom: '2021-11-10', source: 'Article 22' }],
        reflectionUntil: '2026-12-01T10:00:00Z',
      },
    }),
  });
  await render(<Ahead campaignId="c1" />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Test of your knowledge.*Article 21/u),
    expect.stringMatching(/^Risk warning.*Done on 16 Jun 2026 · Source/u),
  ]);
  const note = screen.getByText(/^You can withdraw until/u).parentElement?.textContent;
  expect(note).toMatch(/^You can withdraw until 1 Dec 2026, 10:00 UTC.*for 4 days.*Article 22/u);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/settings/investment-account?ask=knowledge_test&campaign=c1',
  );
});

it('says of a test that was failed that it was not passed, and begins with what is open', async () => {
  const failed = { passed: false, madeAt: '2026-06-16T10:00:00Z' };
  const asks = [ask('knowledge_test', { ...failed, state: 'done' }), ask('knowledge_warning')];
  const failedStanding = { ...standing, profile: 'eu_ecspr' as const, asks };
  answering({ 'GET /site-setting': SITE, 'GET /investor-standing': () => ({ data: failedStanding }) });
  const { unmount } = await render(
    <>
      <Ahead campaignId="c1" />
      <BeginAhead campaignId="c1" />
    </>,
  );
  const [test] = await screen.findAllByRole('listitem');
  expect(test?.textContent).toMatch(/^Test of your knowledge.*Not passed on 16 Jun 2026 · Source/u);
  const begin = screen.getByRole('link', { name: /^Begin: / });
  expect(begin.getAttribute('href')).toBe('/settings/investment-account?ask=knowledge_warning&campaign=c1');
  unmount();
  await render(<StandingList standing={failedStanding} campaignId="c1" />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/Not passed.*Not passed on 16 Jun 2026/u);
});

it('R-02 asks for consent to the sum that the refusal named, with what is held here', async () => {
  answering({
    'GET /site-setting': SITE,
    'GET /pre-investment/c1': () => ({ data: { campaignId: 'c1', campaignName: 'Bergmoor', currency: 'EUR' } }),
  });
  const refused = { code: 'jurisdiction.consent_required', params: { needed: 250_000, neededCurrency: 'EUR' } };
  const { unmount } = await render(<MendLinks refusals={[refused]} campaignId="c1" />);
  expect(screen.getByRole('link').getAttribute('href')).toContain('amount=250000');
  unmount();
  const rate = { base: 'EUR', quote: 'GBP', rate: '0.8', on: '2026-11-20' };
  const asked = { ...standing, asks: [ask('investment_consent')], committedHere: 0, warningThreshold: 100_000, rate };
  await render(<AskPage kind="investment_consent" standing={asked} campaignId="c1" amount={250_000} />);
  const beside = await screen.findByRole('complementary', { name: 'Your investment' });
  const facts = within(beside)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  const [rateOf, threshold, total] = ['1 EUR = 0.8 GBP, of 20 Nov 2026', '£1,000', '£2,000'];
  expect(facts).toEqual(['Bergmoor', '€2,500.00', '£2,000.00', rateOf, threshold, total]);
  expect(await screen.findByText(/^Consent is needed for €2,500/u)).toBeTruthy();
  expect(screen.getByLabelText('Amount of this investment')).toHaveProperty('value', '2,500');
});

it('R-02 lists the consent ahead of an amount above the threshold, paid and reserved ones counted, until it is given', async () => {
  const asks = [ask('investment_consent', { state: 'not_needed' })];
  const here = { committedHere: 80_000, unpaidHere: 30_000, warningThreshold: 100_000 };
  let consentedHere: number | null = null;
  answering({
    'GET /site-setting': SITE,
    'GET /investor-standing': () => ({ data: { ...standing, ...here, asks, consentedHere } }),
  });
  const at = (amount: number) => <Ahead campaignId="c1" wanted={{ amount, currency: 'GBP' }} />;
  const { unmount } = await render(
    <>
      {at(20_100)}
      {at(20_000)}
    </>,
  );
  const [consent, ...others] = await screen.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(consent?.textContent).toMatch(/^Consent to one investment.*above £1,000/u);
  expect(screen.getByRole('link').getAttribute('href')).toContain('amount=50100');
  unmount();
  consentedHere = 50_100;
  await render(at(20_100));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
