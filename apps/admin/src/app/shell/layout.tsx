import { Drawer } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { ErrorBoundary } from './error-boundary.js';
import css from './layout.module.css';
import { ConnectionNotice } from './connection-notice.js';
import { Loading } from '../../ui/layout/loading.js';
import { NavDrawerContext } from '../../ui/layout/nav-drawer.js';
import { Navigation } from './navigation.js';
import { SessionEnd, SessionNotice } from './session-notice.js';
import { StepUpDialog } from './step-up-dialog.js';

/** The console's frame: navigation at the start, the page beside it, the navigation in a drawer on phones. */
export const ConsoleLayout = ({ children }: LayoutProps) => {
  const say = useSay();
  const { pathname } = useLocation();
  const [isNavOpen, setIsNavOpen] = useState(false);
  const closeNav = (): void => setIsNavOpen(false);
  const drawer = useMemo(() => ({ openNav: () => setIsNavOpen(true) }), []);
  return (
    <NavDrawerContext value={drawer}>
      <a className={css.skip} href="#main-content">
        {say('app.skip')}
      </a>
      <div className={css.app}>
        <div className={css.side}>
          <Navigation isRail onLeave={closeNav} />
        </div>
        <Drawer
          open={isNavOpen}
          onClose={closeNav}
          anchor="left"
          slotProps={{ paper: { 'aria-label': say('nav.label') } }}
        >
          <div className={css.drawer}>
            <Navigation isRail={false} onLeave={closeNav} />
          </div>
        </Drawer>
        <div>
          <ConnectionNotice />
          <SessionEnd />
          <SessionNotice />
          <StepUpDialog />
          <ErrorBoundary key={pathname.split('/')[1]}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </NavDrawerContext>
  );
};
