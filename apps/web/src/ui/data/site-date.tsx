import type { DateStyle } from '../../lib/format/format.js';
import { useSiteDate } from '../../lib/format/use-site-date.js';

/** An instant of money or of its deadline, by the site's clock (`useSiteDate` says why). */
export const SiteDate = ({ value, format }: { value: string; format?: DateStyle }) => {
  const written = useSiteDate();
  return <time dateTime={value}>{written(value, format)}</time>;
};
