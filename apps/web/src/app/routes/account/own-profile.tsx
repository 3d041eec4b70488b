import { Navigate } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { paths } from '../../../lib/page/paths.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

/** One's own page, at the address where others see it. */
const OwnProfile = () => (
  <QueryBoundary
    query={useMe()}
    pending={
      <PageFrame as="main" id="main">
        <RowSkeleton />
      </PageFrame>
    }
  >
    {({ slug }) => <Navigate to={paths.profile(slug)} replace />}
  </QueryBoundary>
);

export default OwnProfile;
