import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { Icon } from '../brand/icon.js';
import { join } from '../text/join.js';
import css from './surface.module.css';

interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  as?: ElementType;
  lift?: boolean;
  flush?: boolean;
}

/** A box around something one acts on. */
export const Panel = ({ as: Tag = 'div', lift, flush, className, ...rest }: PanelProps) => (
  <Tag className={join(css.panel, className)} data-lift={lift || undefined} data-flush={flush || undefined} {...rest} />
);

/** A sunken box for asides. */
export const Well = ({ as: Tag = 'div', className, ...rest }: PanelProps) => (
  <Tag className={join(css.well, className)} {...rest} />
);

export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger';
const noticeIcons = {
  plain: IconInfoCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

/** One or two sentences that the reader should not miss. Danger is announced at once. */
export const Notice = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <div className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon of={noticeIcons[tone]} />
    <div>{children}</div>
  </div>
);

/** Opens binding words: terms, sums, receipts, agreements. Never decoration. */
export const Deed = ({ className, ...rest }: ComponentPropsWithoutRef<'div'>) => (
  <div className={join(css.deed, className)} {...rest} />
);

export interface Term {
  term: ReactNode;
  value: ReactNode;
  /** Plain-language explanation, which the term opens by touch and by key. */
  explain?: string;
  total?: boolean;
}

/** A list of terms and their values; `sum` lines the values up as figures. */
export const Terms = ({ items, sum }: { items: readonly Term[]; sum?: boolean }) => (
  <dl className={css.terms} data-sum={sum || undefined}>
    {items.map(({ term, value, explain, total }, index) => (
      <div key={index} className={total ? css.total : undefined}>
        <dt>
          {explain ? (
            <details className={css.explained}>
              <summary>{term}</summary>
              <p>{explain}</p>
            </details>
          ) : (
            term
          )}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Rows separated by hairlines; each child is one row. */
export const Rows = ({
  as: Tag = 'ul',
  pad,
  className,
  ...rest
}: ComponentPropsWithoutRef<'ul'> & { as?: ElementType; pad?: boolean }) => (
  <Tag className={join(css.rows, className)} data-pad={pad || undefined} {...rest} />
);

export interface Kpi {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Three or four figures in a row, each with a label. */
export const Kpis = ({ items }: { items: readonly Kpi[] }) => (
  <div className={css.kpis} data-count={items.length}>
    {items.map(({ label, value, note }, index) => (
      <div key={index}>
        <span>{label}</span>
        {value}
        {note}
      </div>
    ))}
  </div>
);
