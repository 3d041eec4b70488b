import type { DateStyle } from '../../lib/format/format.js';
import { useOwnTime, useSiteDate } from '../../lib/format/use-site-date.js';
import css from './site-date.module.css';

/** An instant of money, by the site's clock (`useSiteDate` explains why). */
export const SiteDate = ({ value, format }: { value: string; format?: DateStyle }) => {
  const written = useSiteDate();
  return <time dateTime={value}>{written(value, format)}</time>;
};

interface DeadlineProps {
  value: string;
  /**
   * The line for the reader's time is reserved: only the browser knows their zone, and on a page that the server
   * rendered nothing may move for it.
   */
  ownLine?: boolean;
}

/** Until or from when something is possible, by the site's clock and, where theirs shows another time, by the reader's. */
export const Deadline = ({ value, ownLine = false }: DeadlineProps) => {
  const written = useSiteDate();
  const own = useOwnTime()(value);
  return (
    <time dateTime={value}>
      {written(value, 'moment')}
      {ownLine && <span className={css.ownLine}>{own && `(${own})`}</span>}
      {!ownLine && own && (
        <>
          {' '}
          <span className={css.own}>({own})</span>
        </>
      )}
    </time>
  );
};
