import { screen } from '@testing-library/react';
import { serverClock } from '../../lib/api/server-clock.js';
import { answering, page } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import TermsHistory from './terms-history.js';

const change = {
  id: 'm-1',
  currency: 'USD',
  reason: 'The permit came three weeks late.',
  changes: [{ field: 'closingDate', before: '2026-12-28', after: '2027-01-11' }],
  openedAt: '2026-11-25T10:00:00Z',
  answerUntil: '2026-12-02T23:59:59Z',
  version: 2,
};

it.each([
  ['2026-11-26T12:00:00Z', /^Investors of earlier terms can confirm or leave until/],
  ['2026-12-03T12:00:00Z', /^Investors of earlier terms could confirm or leave until/],
])('says at %s whether the time to answer is over', async (at, words) => {
  const clock = jest.spyOn(serverClock, 'now').mockReturnValue(Date.parse(at));
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /campaign-changes/front/c-1': () => page([change]),
  });
  await render(<TermsHistory campaignId="c-1" />);
  expect(await screen.findByText(words)).toBeTruthy();
  clock.mockRestore();
});
