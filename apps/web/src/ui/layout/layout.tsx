import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import css from './layout.module.css';
import { join } from '../text/join.js';

interface BoxProps extends ComponentPropsWithoutRef<'div'> {
  as?: ElementType;
}

/** The page's width with its gutters. */
export const Wrap = ({ as: Tag = 'div', className, ...rest }: BoxProps) => (
  <Tag className={join(css.wrap, className)} {...rest} />
);

/** A page's frame: the width plus the space above and below. */
export const PageFrame = ({ as: Tag = 'div', className, ...rest }: BoxProps) => (
  <Tag className={join(css.wrap, css.page, className)} {...rest} />
);

export interface StackProps extends BoxProps {
  /** A step of the space scale. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  centred?: boolean;
}

/** Elements in a column. */
export const Stack = ({ as: Tag = 'div', gap = 4, centred, className, ...rest }: StackProps) => (
  <Tag className={join(css.stack, className)} data-gap={gap} data-centred={centred || undefined} {...rest} />
);

interface RowProps extends BoxProps {
  flow?: boolean;
  between?: boolean;
  top?: boolean;
}

/** Elements in a row. */
export const Row = ({ as: Tag = 'div', flow, between, top, className, ...rest }: RowProps) => (
  <Tag
    className={join(css.row, className)}
    data-flow={flow || undefined}
    data-between={between || undefined}
    data-top={top || undefined}
    {...rest}
  />
);

interface ColumnsProps extends BoxProps {
  /** `main`: text and an aside; `side`: a side navigation and text; `pair`: fields two by two. */
  kind: 'main' | 'side' | 'two' | 'three' | 'four' | 'pair';
}

/** Columns that become one on a phone. */
export const Columns = ({ as: Tag = 'div', kind, className, ...rest }: ColumnsProps) => (
  <Tag className={join(css[kind], className)} {...rest} />
);

interface SectionProps {
  title: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  id?: string;
  ruled?: boolean;
}

/** A titled part of a wide page, separated from the one before by a hairline. */
export const Section = ({ title, action, note, children, id, ruled = true }: SectionProps) => (
  <section className={ruled ? css.rule : undefined} id={id}>
    <div className={join(css.wrap, css.section)}>
      <div className={css.head}>
        <Stack gap={2}>
          <h2>{title}</h2>
          {note}
        </Stack>
        {action}
      </div>
      {children}
    </div>
  </section>
);

export { css as layoutCss };
