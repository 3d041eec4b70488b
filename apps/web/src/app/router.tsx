import { useRoutes, type RouteObject } from 'react-router-dom';
import { GuestOnly, RequireSession } from './guards/require-session.js';
import { UnknownPath } from './guards/unknown-path.js';
import { PageBoundary } from './route-error.js';
import { memberPages } from './route-table/member-pages.js';
import { publicPages } from './route-table/public-pages.js';
import { settingsPages } from './route-table/settings-pages.js';
import { guestPages, linkPages, taskPages } from './route-table/task-pages.js';
import { SettingsScope } from './settings-scope.js';
import { BareFrame, Frame } from './shell/frame.js';
import { SiteGate } from './shell/site-gate.js';

const ownPages: RouteObject = {
  element: <RequireSession />,
  children: [...memberPages, { element: <SettingsScope />, children: settingsPages }],
};

const framed: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { element: <PageBoundary />, children: [...publicPages, ownPages, { path: '*', element: <UnknownPath /> }] },
    ],
  },
  {
    element: <BareFrame />,
    children: [
      {
        element: <PageBoundary />,
        children: [
          { element: <GuestOnly />, children: guestPages },
          { element: <RequireSession />, children: taskPages },
          ...linkPages,
        ],
      },
    ],
  },
];

/** Every address of the site and its page, by who may see it and its frame. Pages are loaded when first visited. */
export const routes: RouteObject[] = [
  { element: <PageBoundary />, children: [{ element: <SiteGate />, children: framed }] },
];

/** The page of the address, with its frame. */
export const SitePages = () => useRoutes(routes);
