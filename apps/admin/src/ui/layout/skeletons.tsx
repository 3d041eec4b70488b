import { useSay } from '../../lib/words/words.js';
import css from './skeletons.module.css';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface SkeletonProps {
  /** Rows or cells, as many as usually come. */
  count: number;
}

interface ShapeProps extends SkeletonProps {
  className: string | undefined;
  /** Lines of each row or cell. */
  lines: number;
}

/** Says that something loads; its shape is for the eye only. */
const Shape = ({ className, count, lines }: ShapeProps) => (
  <section aria-busy="true" aria-label={useSay()('app.loading')}>
    <div aria-hidden="true" className={className}>
      {KEYS.slice(0, count).map((key) => (
        <div key={key}>
          {KEYS.slice(0, lines).map((line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  </section>
);

/** The shape of ruled facts: a label and its value. */
export const FactsSkeleton = ({ count }: SkeletonProps) => <Shape className={css.facts} count={count} lines={2} />;

/** The shape of a log: what was done, and under it by whom and when. */
export const LogSkeleton = ({ count }: SkeletonProps) => <Shape className={css.log} count={count} lines={2} />;

/** The shape of the queues' cells. */
export const CellsSkeleton = ({ count }: SkeletonProps) => <Shape className={css.cells} count={count} lines={3} />;
