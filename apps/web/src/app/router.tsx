import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { GuestOnly, RequireSession } from './guards/require-session.js';
import { UnknownPath } from './guards/unknown-path.js';
import { formPage, page } from './page-route.js';
import { RouteError } from './route-error.js';
import { SettingsScope } from './settings-scope.js';
import { BareFrame, Frame } from './shell/frame.js';
import { SiteGate } from './shell/site-gate.js';

/** Every address and its page. Pages are fetched when first visited. */
const framed: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          page('/', () => import('./routes/public/landing.js'), 'cards', 'landing', 'contact'),
          page('/atmos-home', () => import('./routes/public/atmos-home.js'), 'cards'),
          page('/browse-companies', () => import('./routes/public/browse.js'), 'cards', 'browse'),
          page('/browse-succeess-campaign', () => import('./routes/public/funded.js'), 'cards'),
          page(
            '/campaign-detail-page/:slug',
            () => import('./routes/public/campaign.js'),
            'article',
            'campaign',
            'browse',
          ),
          page('/raise-capital', () => import('./routes/public/raise-capital.js'), 'centred'),
          page('/profile/:slug', () => import('./routes/public/profile.js'), 'article'),
          page('/logout', () => import('./routes/auth/logout.js'), 'centred'),
          page('/terms', () => import('./routes/public/terms.js'), 'centred'),
          page('/project-guidelines', () => import('./routes/public/project-guidelines.js'), 'centred'),
          page('/content-page/:contentpage', () => import('./routes/public/content-page.js'), 'centred'),
          formPage('/contact-us', () => import('./routes/public/contact.js'), 'form'),
          page('/newsletter/:token', () => import('./routes/public/leave-newsletter.js'), 'centred'),
          page('/faq', () => import('./routes/public/faq.js'), 'rows'),
          page('/help-center', () => import('./routes/public/help-centre.js'), 'rows'),
          page('/help-center/question-list', () => import('./routes/public/help-questions.js'), 'rows'),
          page('/help-center/single-question', () => import('./routes/public/help-question.js'), 'centred'),
          {
            element: <RequireSession />,
            children: [
              page('/home', () => import('./routes/account/home.js'), 'cards'),
              formPage('/invite', () => import('./routes/account/invite.js'), 'form'),
              page('/profile', () => import('./routes/account/own-profile.js'), 'article'),
              page('/dashboard', () => import('./routes/owner/campaigns.js'), 'rows'),
              page('/notifications', () => import('./routes/account/notifications.js'), 'rows'),
              page('/user-activities', () => import('./routes/account/activities.js'), 'rows'),
              formPage('/inbox', () => import('./routes/account/inbox.js'), 'rows'),
              formPage('/settings/email-preferences', () => import('./routes/account/email-preferences.js'), 'form'),
              page('/investments', () => import('./routes/account/portfolio.js'), 'rows'),
              page(
                '/campaign-investment-detail/:investorId/:campaignId',
                () => import('./routes/account/holding.js'),
                'article',
              ),
              formPage('/settings/wallet', () => import('./routes/account/wallet.js'), 'rows'),
              {
                element: <SettingsScope />,
                children: [
                  formPage('/settings/profile', () => import('./routes/account/profile-settings.js'), 'form'),
                  formPage('/settings/outside-links', () => import('./routes/account/outside-links.js'), 'form'),
                  formPage('/settings/language', () => import('./routes/account/language.js'), 'form'),
                  formPage('/request-delete-account', () => import('./routes/account/close-account.js'), 'rows'),
                  page('/settings', () => import('./routes/account/settings.js'), 'rows'),
                  formPage(
                    '/settings/investment-account',
                    () => import('./routes/account/investment-account.js'),
                    'form',
                  ),
                  formPage(
                    '/settings/two-factor-authentication',
                    () => import('./routes/account/two-factor.js'),
                    'form',
                  ),
                  formPage('/settings/change-password', () => import('./routes/account/change-password.js'), 'form'),
                  formPage('/user-kyc', () => import('./routes/account/identity.js'), 'form'),
                ],
              },
              page('/stripe-account-connect', () => import('./routes/owner/stripe-connect.js'), 'centred'),
              page('/receipt/:id', () => import('./routes/invest/receipt.js'), 'article'),
              page('/payment-receipt/:id', () => import('./routes/invest/payment-receipt.js'), 'article'),
              page('/repayment-receipt/:id', () => import('./routes/account/received-repayment.js'), 'form'),
              page('/receipt-fail', () => import('./routes/invest/receipt-fail.js'), 'centred'),
              page('/topup-payment/:id', () => import('./routes/account/top-up-payment.js'), 'form'),
              page('/topup-receipt/:id', () => import('./routes/account/top-up-receipt.js'), 'form'),
              page('/topup-fail', () => import('./routes/account/top-up-fail.js'), 'centred'),
              formPage('/create-campaign/choose-type', () => import('./routes/create/choose-type.js'), 'form'),
              page('/create-campaign/preview/:id', () => import('./routes/create/preview.js'), 'article'),
              page('/create-campaign/thank-you/:id', () => import('./routes/create/thank-you.js'), 'centred'),
              formPage('/campaign-dashboard/:id', () => import('./routes/owner/dashboard.js'), 'rows'),
              formPage('/campaign-dashboard/repayment/:id', () => import('./routes/owner/repayments.js'), 'rows'),
              page('/campaign-dashboard/payment/:id', () => import('./routes/owner/repayment-payment.js'), 'form'),
              page('/campaign-dashboard/receipt/:id', () => import('./routes/owner/repayment-receipt.js'), 'form'),
            ],
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
          formPage('/login', () => import('./routes/auth/login.js'), 'form'),
          formPage('/login-user-verification', () => import('./routes/auth/code-step.js'), 'form'),
          formPage('/auth-user-verification', () => import('./routes/auth/code-set-up.js'), 'form'),
          formPage('/signup', () => import('./routes/auth/sign-up.js'), 'form'),
        ],
      },
      {
        element: <RequireSession />,
        children: [
          page('/invest/:id', () => import('./routes/invest/amount.js'), 'article'),
          page('/payment/:id', () => import('./routes/invest/payment.js'), 'article'),
          formPage('/create-campaign/company-info/:id', () => import('./routes/create/company-info.js'), 'form'),
          formPage(
            '/create-campaign/fundraising-detail/:id',
            () => import('./routes/create/fundraising-detail.js'),
            'form',
          ),
          formPage('/create-campaign/story/:id', () => import('./routes/create/story.js'), 'form'),
          formPage('/create-campaign/funding/:id', () => import('./routes/create/funding.js'), 'form'),
        ],
      },
      // A mailed link is for whoever has it, whatever session this browser has.
      formPage('/forgot-password', () => import('./routes/auth/forgot-password.js'), 'form'),
      formPage('/reset-password', () => import('./routes/auth/reset-password.js'), 'form'),
      formPage('/linkedin', () => import('./routes/auth/social.js'), 'form'),
      page('/users/activate-account/:id', () => import('./routes/auth/activation.js'), 'form'),
      page('/activate-account/:userId/:token/:authType', () => import('./routes/auth/activate.js'), 'form'),
      formPage('/resend-email-verification', () => import('./routes/auth/resend-activation.js'), 'form'),
    ],
  },
];

export const router = createBrowserRouter([{ element: <SiteGate />, errorElement: <RouteError />, children: framed }]);
