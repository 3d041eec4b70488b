import { createBrowserRouter } from 'react-router-dom';
import { GuestOnly, RequireSession } from './guards/require-session.js';
import { UnknownPath } from './guards/unknown-path.js';
import { page } from './page-route.js';
import { RouteError } from './route-error.js';
import { BareFrame, Frame } from './shell/frame.js';

/** Every address and its page. Pages are fetched when first visited. */
export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          page('/', () => import('./routes/public/landing.js'), 'cards'),
          page('/browse-companies', () => import('./routes/public/browse.js'), 'cards'),
          page('/browse-succeess-campaign', () => import('./routes/public/funded.js'), 'cards'),
          page('/campaign-detail-page/:slug', () => import('./routes/public/campaign.js'), 'article'),
          page('/raise-capital', () => import('./routes/public/raise-capital.js'), 'centred'),
          page('/terms', () => import('./routes/public/terms.js'), 'centred'),
          {
            element: <RequireSession />,
            children: [page('/logout', () => import('./routes/auth/logout.js'), 'centred')],
          },
          { path: '*', element: <UnknownPath /> },
        ],
      },
    ],
  },
  {
    element: <BareFrame />,
    errorElement: <RouteError />,
    children: [
      {
        element: <GuestOnly />,
        children: [
          page('/login', () => import('./routes/auth/login.js'), 'form'),
          page('/signup', () => import('./routes/auth/sign-up.js'), 'form'),
          page('/forgot-password', () => import('./routes/auth/forgot-password.js'), 'form'),
          page('/reset-password', () => import('./routes/auth/reset-password.js'), 'form'),
        ],
      },
      {
        element: <RequireSession />,
        children: [
          page('/invest/:id', () => import('./routes/invest/amount.js'), 'article'),
          page('/payment/:id', () => import('./routes/invest/payment.js'), 'article'),
          page('/create-campaign/company-info/:id', () => import('./routes/create/company-info.js'), 'form'),
          page(
            '/create-campaign/fundraising-detail/:id',
            () => import('./routes/create/fundraising-detail.js'),
            'form',
          ),
          page('/create-campaign/story/:id', () => import('./routes/create/story.js'), 'form'),
          page('/create-campaign/funding/:id', () => import('./routes/create/funding.js'), 'form'),
        ],
      },
      page('/users/activate-account/:id', () => import('./routes/auth/activation-sent.js'), 'form'),
      page('/activate-account/:userId/:token/:authType', () => import('./routes/auth/activate.js'), 'form'),
      page('/resend-email-verification', () => import('./routes/auth/resend-activation.js'), 'form'),
    ],
  },
]);
