import { formatInstant, formatOnScreen, ownTimeZone } from '@cairn/i18n';
import { useSite } from '../data/site.js';
import { useLanguage } from '../words/words.js';

interface SiteDates {
  /** With the zone's name: a deadline without it is not one. */
  moment: (at: string) => string;
  day: (at: string) => string;
}

/**
 * Writes instants in the site's time zone, as its pages, documents and mails do; in the reader's until the site is
 * known.
 */
export function useSiteDates(): SiteDates {
  const language = useLanguage();
  const zone = useSite()?.timezone ?? ownTimeZone();
  return {
    moment: (at) => formatInstant(language, new Date(at), zone),
    day: (at) => formatOnScreen(language, at, 'date', zone),
  };
}
