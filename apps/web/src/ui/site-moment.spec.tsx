import { formatInstant } from '@cairn/i18n/dates';
import { screen } from '@testing-library/react';
import { answering } from '../testing/answers.js';
import { render } from '../testing/render.js';
import { SiteMoment } from './site-moment.js';

describe('an instant of a receipt', () => {
  it.each(['en', 'fr', 'ar'] as const)(
    'is written in %s by the site’s clock, as the paper writes it',
    async (language) => {
      const at = '2026-12-19T04:59:00Z';
      answering({
        'GET /site-setting': () => ({
          data: { siteName: 'Cairn', timezone: 'America/New_York', currencyDisplays: [] },
        }),
      });
      await render(<SiteMoment value={at} />, language);
      const written = formatInstant(language, new Date(at), 'America/New_York');
      expect(await screen.findByText((text) => text === written)).toBeTruthy();
      expect(written).toContain('18');
    },
  );
});
