import { Skeleton } from '../../../ui/feedback/skeleton.js';
import css from './notice.module.css';

/** Notices that are on their way. */
export const NoticeSkeleton = ({ count = 6 }: { count?: number }) => (
  <div aria-busy>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={css.line}>
        <Skeleton width="2.25rem" height="2.25rem" />
        <div>
          <Skeleton width="60%" />
          <Skeleton width="85%" height=".875rem" />
        </div>
        <Skeleton width="3rem" height=".875rem" />
      </div>
    ))}
  </div>
);
