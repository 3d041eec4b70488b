import { formatInstant, formatOwnTime, formatTime } from '@cairn/i18n/dates';
import { ownTimeZone } from '@cairn/i18n/names';
import { useTranslation } from 'react-i18next';
import { formatDate, languageOf, type DateStyle } from './format.js';
import { useSite } from '../site/site.js';
import { useIsHydrated } from '../page/use-is-hydrated.js';

/**
 * Writes the instants of money and of its deadlines by the site's clock, as papers and mails do: one instant must not
 * carry two dates, and a deadline is the same for everybody. All else (messages, notices) stays in the
 * reader's zone, as does everything until the site is known.
 */
export const useSiteDate = (): ((at: string, style?: DateStyle) => string) => {
  const { i18n } = useTranslation();
  const { data: site } = useSite();
  return (at, style = 'date') => {
    if (site === undefined) return formatDate(at, i18n.language, style);
    if (style === 'moment') return formatInstant(languageOf(i18n.language), new Date(at), site.timezone);
    if (style === 'time') return formatTime(languageOf(i18n.language), new Date(at), site.timezone);
    return formatDate(at, i18n.language, style, site.timezone);
  };
};

/**
 * The same instant by the reader's own clock; null where it shows the same, and until the site is known. The server does
 * not know where its reader is.
 */
export const useOwnTime = (): ((at: string) => string | null) => {
  const { i18n } = useTranslation();
  const { data: site } = useSite();
  const isHydrated = useIsHydrated();
  return (at) =>
    site === undefined || !isHydrated
      ? null
      : formatOwnTime(languageOf(i18n.language), new Date(at), site.timezone, ownTimeZone());
};
