import { useRouteError } from 'react-router-dom';
import { PageFrame } from '../ui/layout/layout.js';
import { ErrorState } from '../ui/feedback/states.js';

/** What stands in place of a page that broke; the rest of the frame stays usable. */
export const RouteError = () => (
  <PageFrame as="main">
    <ErrorState error={useRouteError()} onRetry={() => window.location.reload()} />
  </PageFrame>
);
