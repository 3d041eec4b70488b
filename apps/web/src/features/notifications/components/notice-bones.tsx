import { Bone } from '../../../ui/bone.js';
import css from './notice.module.css';

/** Notices that are on their way. */
export const NoticeBones = ({ count = 6 }: { count?: number }) => (
  <div aria-busy>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={css.line}>
        <Bone width="2.25rem" height="2.25rem" />
        <div>
          <Bone width="60%" />
          <Bone width="85%" height=".875rem" />
        </div>
        <Bone width="3rem" height=".875rem" />
      </div>
    ))}
  </div>
);
