import { Navigate } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { paths } from '../../../lib/paths.js';
import { PageFrame } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';

/** One's own page, at the address where others see it. */
const OwnProfile = () => (
  <QueryBoundary
    query={useMe()}
    pending={
      <PageFrame as="main" id="main">
        <RowBones />
      </PageFrame>
    }
  >
    {({ slug }) => <Navigate to={paths.profile(slug)} replace />}
  </QueryBoundary>
);

export default OwnProfile;
