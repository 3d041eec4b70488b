import type { Language } from '@cairn/contracts';
import { formatInstant } from '@cairn/i18n/dates';
import { useTranslation } from 'react-i18next';
import { formatDate } from './format.js';
import { useSite } from './site.js';

/** Writes instants by the site's clock, as papers and mails do: a receipt must not carry two dates. */
export const useSiteMoment = (): ((at: string) => string) => {
  const { i18n } = useTranslation();
  const { data: site } = useSite();
  return (at) =>
    site === undefined
      ? formatDate(at, i18n.language, 'moment')
      : formatInstant(i18n.language as Language, new Date(at), site.timezone); // one of ours, or i18next would not speak it
};
