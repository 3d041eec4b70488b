import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSite } from '../../lib/site/site.js';
import { fetchedPart } from '../../lib/api/fetched-part.js';
import { inBrowser } from '../../lib/page/page-scope.js';
import { ConnectionBanner } from './connection-banner.js';
import { SlowNotice } from './slow-notice.js';
import { useSiteLook } from '../look/use-site-look.js';

const Maintenance = fetchedPart(() => import('./maintenance.js'));

/** Common to every page: the site's appearance, and whether it is open to this visitor at all. */
export const SiteGate = () => {
  const { data: site } = useSite();
  useSiteLook();
  // Before the settings are read, the page itself has the value.
  const isClosed = site?.underMaintenance ?? (inBrowser && 'closed' in document.documentElement.dataset);
  if (isClosed) {
    return (
      <Suspense fallback={null}>
        <Maintenance />
      </Suspense>
    );
  }
  return (
    <>
      <ConnectionBanner />
      <SlowNotice />
      <Outlet />
    </>
  );
};
