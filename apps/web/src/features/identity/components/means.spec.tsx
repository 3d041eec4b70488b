import { screen } from '@testing-library/react';
import { answering, type Answer } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { Means } from './means.js';

const profile = { yearlyIncome: 9_000_000, netWorth: 12_000_000, investedElsewhere: 0 } as never; // all that is read

const show = async (jurisdictionProfile: string, accreditation: object | null) => {
  const limit = (): Answer => ({
    data: { currency: 'USD', limit: 600_000, used: 0, remaining: 600_000, remainingHere: null, citation: '17 CFR 227' },
  });
  const calls = answering({
    'GET /site-setting': () => ({ data: { siteName: 'Cairn', jurisdictionProfile, currencyDisplays: [] } }),
    'GET /accreditation': () => ({ data: accreditation }),
    'POST /calculate-investment-limit': limit,
  });
  await render(<Means profile={profile} />);
  return calls;
};

it('R-02 shows the limit that the law sets for the stated figures, and the law', async () => {
  const calls = await show('us_regcf', null);
  expect(await screen.findByText('$6,000')).toBeTruthy();
  expect(screen.getByText(/17 CFR 227/u)).toBeTruthy();
  const asked = calls.find(({ method }) => method === 'POST')?.body ?? '';
  expect(JSON.parse(asked)).toEqual({ annualIncome: 9_000_000, netWorth: 12_000_000, investedElsewhere: 0 });
});

it.each([
  ['us_regcf', { status: 'approved' }],
  ['none', null],
])('R-02 shows none where there is none: %s, %p', async (law, accreditation) => {
  const calls = await show(law, accreditation);
  expect(await screen.findByText('$90,000')).toBeTruthy();
  expect(screen.queryByText('Limit in any twelve months')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
