import { screen } from '@testing-library/react';
import { paths } from '../../../lib/page/paths.js';
import { answering } from '../../../testing/answers.js';
import { preparationOf } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { Blocked } from './blocked.js';

it('shows what cannot be invested in yet, until when it can, and the way back to its page', async () => {
  const preparation = preparationOf({ allowed: false, reasons: [{ code: 'kyc.required', params: {} }] });
  await render(<Blocked preparation={preparation} />);
  expect(screen.getByRole('complementary', { name: preparation.campaignName })).toBeTruthy();
  expect(screen.getByText('Campaign closes')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to the campaign' });
  expect(back.getAttribute('href')).toBe(paths.campaign(preparation.slug));
});

it('says that a few things come first where the law alone stands in the way, and begins the first of them', async () => {
  const code = 'jurisdiction.test_required';
  const law = { code, params: {} };
  const begin = <a href="/begin">Begin: Test of your knowledge</a>;
  const isAhead = (asked: string) => asked === code;
  const show = (reasons: (typeof law)[]) =>
    render(<Blocked preparation={preparationOf({ allowed: false, reasons })} begin={begin} isAhead={isAhead} />);
  const { unmount } = await show([law, law]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A few things come first');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to the campaign',
    'Begin: Test of your knowledge',
    'See other opportunities',
  ]);
  unmount();
  const other = await show([law, { code: 'investment.own_campaign', params: {} }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Investing is not possible yet');
  expect(screen.queryByRole('link', { name: /^Begin/u })).toBeNull();
  other.unmount();
  await show([law]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One thing comes first');
});

it('D-1 names the currency that has no exchange rate', async () => {
  const reasons = [{ code: 'investment.no_rate', params: { code: 'EUR' } }];
  await render(<Blocked preparation={preparationOf({ allowed: false, currency: 'EUR', reasons })} />);
  expect(screen.getByText(/There is no exchange rate for EUR today/)).toBeTruthy();
});

it('B-3 names what is owed after a chargeback, and leads to the wallet that settles it', async () => {
  const reasons = [{ code: 'investment.debt_open', params: { owed: 40_000, currency: 'USD' } }];
  await render(<Blocked preparation={preparationOf({ allowed: false, reasons })} />);
  expect(screen.getByText(/^\$400\.00 is still owed after a chargeback/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/settings/wallet');
});

it('S-02 says that a campaign takes nothing new, or from when on it does', async () => {
  const reasons = [
    { code: 'investment.campaign_hidden', params: {} },
    { code: 'investment.not_open_yet', params: { opensAt: '2026-12-01T05:00:00.000Z' } },
  ];
  await render(<Blocked preparation={preparationOf({ allowed: false, reasons })} />);
  expect(screen.getByText('This campaign does not accept new investments at the moment.')).toBeTruthy();
  expect(screen.getByText(/^This campaign opens on 1 Dec 2026/)).toBeTruthy();
});

it.each([
  ['kyc.required', 'Confirm your identity'],
  ['kyc.declined', 'Confirm your identity'],
  ['kyc.under_review', 'See the status of your identity check'],
])('R-01 for %s the way to the identity page says “%s”, and nothing else', async (code, words) => {
  await render(<Blocked preparation={preparationOf({ allowed: false, reasons: [{ code, params: {} }] })} />);
  const ways = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/user-kyc');
  expect(ways.map(({ textContent }) => textContent)).toEqual([words]);
});

it('R-03 under Rule 506(c) says that only the verified may invest, and leads to the accreditation and back', async () => {
  answering({ 'GET /site-setting': () => ({ data: { jurisdictionProfile: 'us_506c', currencyDisplays: [] } }) });
  const preparation = preparationOf({ allowed: false, reasons: [{ code: 'accreditation.required', params: {} }] });
  await render(<Blocked preparation={preparation} />);
  expect(await screen.findByText(/^Only verified accredited investors may invest here/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apply for accreditation' }).getAttribute('href')).toBe(
    `/settings/investment-account?ask=accreditation&campaign=${preparation.campaignId}`,
  );
});
