import { screen } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { serverClock } from '../api/server-clock.js';
import { useDaysUntil } from './site-days.js';

const Days = ({ until }: { until: string }) => <output>{useDaysUntil()(until)}</output>;

describe('days that are left', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['2026-12-24T04:59:59Z', 28],
    ['2026-11-28T04:59:59Z', 2],
    ['2026-11-26T04:59:59Z', 0],
    ['2026-11-01T04:59:59Z', 0],
  ])('are counted by the calendar of the site: until %s there are %i', async (until, days) => {
    // 25 November, 20:05 in New York, where it closes at a minute to midnight; in London the next day has begun.
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2026-11-26T01:05:00Z'));
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }) });
    await render(<Days until={until} />);
    expect(await screen.findByText(String(days))).toBeTruthy();
  });
});
