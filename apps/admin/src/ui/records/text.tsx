import type { ReactNode } from 'react';
import { formatCalendarDate } from '../../lib/format/format.js';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useLanguage } from '../../lib/words/words.js';
import css from './text.module.css';

interface TextProps {
  children: ReactNode;
}

export const Muted = ({ children }: TextProps) => <span className={css.muted}>{children}</span>;
export const Strong = ({ children }: TextProps) => <b className={css.strong}>{children}</b>;
export const SmallMuted = ({ children }: TextProps) => <span className={`${css.small} ${css.muted}`}>{children}</span>;

/** For screen readers only. */
export const Hidden = ({ children }: TextProps) => <span className={css.hidden}>{children}</span>;

/** The same for an element of a table, which nothing may stand around. */
export const hiddenClass = css.hidden;

/** A number, a code, an address: Latin, left to right, whatever is around it. */
export const Code = ({ children }: TextProps) => (
  <bdi dir="ltr" className={css.code}>
    {children}
  </bdi>
);

/** Machine output, line by line: left to right in every language. */
export const Log = ({ children }: { children: string }) => (
  <pre dir="ltr" className={css.log}>
    {children}
  </pre>
);

/** Words that people wrote: their own direction. */
export const Said = ({ children }: TextProps) => <bdi dir="auto">{children}</bdi>;

/** An instant by the site's clock. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <bdi>{useSiteDates().moment(at)}</bdi>
  </time>
);

export const ShortDay = ({ at }: { at: string }) => (
  <time dateTime={at} className={css.day}>
    <bdi>{useSiteDates().day(at)}</bdi>
  </time>
);

export const CalendarDate = ({ date }: { date: string }) => (
  <time dateTime={date} className={css.day}>
    <bdi>{formatCalendarDate(useLanguage(), date)}</bdi>
  </time>
);

/** Stands where a value is missing. */
export const None = () => <span className={css.muted}>—</span>;
