import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { SiteHistory } from './site-history.js';

interface SiteRouterProps {
  history: SiteHistory;
  children: ReactNode;
}

/** Draws what belongs to the browser's address. A page that is being fetched leaves the one before on the screen. */
export const SiteRouter = ({ history, children }: SiteRouterProps) => {
  const [{ location, action }, show] = useState(history.now);
  useLayoutEffect(() => history.listen((visit) => startTransition(() => show(visit))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
