import { formatInstant } from '@cairn/i18n/dates';
import { screen } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { Deadline, SiteDate } from './site-date.js';

const inNewYork = () =>
  answering({
    'GET /site-setting': () => ({
      data: { siteName: 'Cairn', timezone: 'America/New_York', currencyDisplays: [] },
    }),
  });

describe('an instant of money', () => {
  it.each(['en', 'fr', 'ar'] as const)(
    'is written in %s by the site’s clock, as the paper writes it',
    async (language) => {
      const at = '2026-12-19T04:59:00Z';
      inNewYork();
      await render(<SiteDate value={at} format="moment" />, language);
      const written = formatInstant(language, new Date(at), 'America/New_York');
      expect(await screen.findByText((text) => text === written)).toBeTruthy();
      expect(written).toContain('18');
    },
  );

  it('falls on the site’s day where the time is not said', async () => {
    inNewYork();
    await render(<SiteDate value="2026-12-19T04:59:00Z" />);
    expect(await screen.findByText('18 Dec 2026')).toBeTruthy();
  });

  it('names the zone with a time alone', async () => {
    inNewYork();
    await render(<SiteDate value="2026-12-19T04:59:00Z" format="time" />);
    expect(await screen.findByText('23:59 EST')).toBeTruthy();
  });

  it('never moves a calendar date', async () => {
    inNewYork();
    await render(
      <>
        <SiteDate value="2026-12-19T04:59:00Z" />, <SiteDate value="2026-12-19" />
      </>,
    );
    await screen.findByText('18 Dec 2026');
    expect(screen.getByText('19 Dec 2026')).toBeTruthy();
  });
});

describe('a deadline', () => {
  // The reader's clock is that of London in winter, wherever the machine is.
  beforeEach(() => {
    const usual = new Intl.DateTimeFormat().resolvedOptions();
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone: 'UTC' });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is also shown in the reader’s time zone, where that differs', async () => {
    inNewYork();
    await render(<Deadline value="2026-12-19T04:59:00Z" />);
    await screen.findByText(/18 Dec 2026, 23:59 EST/u);
    expect(screen.getByText(/^\s?\(/u).textContent.trim()).toBe('(19 Dec 2026, 04:59 UTC)');
  });

  it('is shown once where both time zones agree', async () => {
    answering({
      'GET /site-setting': () => ({ data: { siteName: 'Cairn', timezone: 'UTC', currencyDisplays: [] } }),
    });
    await render(<Deadline value="2026-12-19T04:59:00Z" />);
    expect(await screen.findByText('19 Dec 2026, 04:59 UTC')).toBeTruthy();
    expect(screen.queryByText(/\(/u)).toBeNull();
  });
});
