import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import css from './skeletons.module.css';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface SkeletonProps {
  /** Rows or cells, as many as usually come. */
  count: number;
}

/** Says that something loads; its shape is for the eye only. */
const Shape = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <section aria-busy="true" aria-label={useSay()('app.loading')}>
    <div aria-hidden="true" className={className}>
      {children}
    </div>
  </section>
);

/** The shape of ruled facts: a label and its value. */
export const FactsSkeleton = ({ count }: SkeletonProps) => (
  <Shape className={css.facts}>
    {KEYS.slice(0, count).map((key) => (
      <div key={key}>
        <span />
        <span />
      </div>
    ))}
  </Shape>
);

/** The shape of a log: what was done, and under it by whom and when. */
export const LogSkeleton = ({ count }: SkeletonProps) => (
  <Shape className={css.log}>
    {KEYS.slice(0, count).map((key) => (
      <div key={key}>
        <span />
        <span />
      </div>
    ))}
  </Shape>
);

/** The shape of the queues' cells. */
export const CellsSkeleton = ({ count }: SkeletonProps) => (
  <Shape className={css.cells}>
    {KEYS.slice(0, count).map((key) => (
      <div key={key}>
        <span />
        <span />
        <span />
      </div>
    ))}
  </Shape>
);
