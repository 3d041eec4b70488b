import type { DateStyle } from '../../lib/format/format.js';
import { useOwnTime, useSiteDate } from '../../lib/format/use-site-date.js';
import css from './site-date.module.css';

/** An instant of money, by the site's clock (`useSiteDate` says why). */
export const SiteDate = ({ value, format }: { value: string; format?: DateStyle }) => {
  const written = useSiteDate();
  return <time dateTime={value}>{written(value, format)}</time>;
};

/** Until or from when something is possible, by the site's clock and, where theirs shows another time, by the reader's. */
export const Deadline = ({ value }: { value: string }) => {
  const written = useSiteDate();
  const own = useOwnTime()(value);
  return (
    <time dateTime={value}>
      {written(value, 'moment')}
      {own && <span className={css.own}> ({own})</span>}
    </time>
  );
};
