import type { RouteObject } from 'react-router-dom';
import { GuestOnly, RequireSession } from './guards/require-session.js';
import { UnknownPath } from './guards/unknown-path.js';
import { formPage, page, plainPage } from './page-route.js';
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
          plainPage('/', 'public/landing', () => import('./routes/public/landing.js'), 'cards', 'landing', 'contact'),
          plainPage('/atmos-home', 'public/atmos-home', () => import('./routes/public/atmos-home.js'), 'cards'),
          page('/browse-companies', 'public/browse', () => import('./routes/public/browse.js'), 'cards', 'browse'),
          plainPage('/browse-succeess-campaign', 'public/funded', () => import('./routes/public/funded.js'), 'cards'),
          page(
            '/campaign-detail-page/:slug',
            'public/campaign',
            () => import('./routes/public/campaign.js'),
            'article',
            'campaign',
            'browse',
          ),
          page('/raise-capital', 'public/raise-capital', () => import('./routes/public/raise-capital.js'), 'article'),
          page('/profile/:slug', 'public/profile', () => import('./routes/public/profile.js'), 'article'),
          plainPage('/logout', 'auth/logout', () => import('./routes/auth/logout.js'), 'centred'),
          plainPage('/terms', 'public/terms', () => import('./routes/public/terms.js'), 'centred'),
          plainPage(
            '/project-guidelines',
            'public/project-guidelines',
            () => import('./routes/public/project-guidelines.js'),
            'centred',
          ),
          plainPage(
            '/content-page/:contentpage',
            'public/content-page',
            () => import('./routes/public/content-page.js'),
            'centred',
          ),
          formPage('/contact-us', 'public/contact', () => import('./routes/public/contact.js'), 'form'),
          page(
            '/newsletter/:token',
            'public/leave-newsletter',
            () => import('./routes/public/leave-newsletter.js'),
            'centred',
          ),
          page('/faq', 'public/faq', () => import('./routes/public/faq.js'), 'rows'),
          page('/help-center', 'public/help-centre', () => import('./routes/public/help-centre.js'), 'rows'),
          page(
            '/help-center/question-list',
            'public/help-questions',
            () => import('./routes/public/help-questions.js'),
            'rows',
          ),
          page(
            '/help-center/single-question',
            'public/help-question',
            () => import('./routes/public/help-question.js'),
            'centred',
          ),
          {
            element: <RequireSession />,
            children: [
              page('/home', 'account/home', () => import('./routes/account/home.js'), 'cards'),
              formPage('/invite', 'account/invite', () => import('./routes/account/invite.js'), 'form'),
              page('/profile', 'account/own-profile', () => import('./routes/account/own-profile.js'), 'article'),
              page('/dashboard', 'owner/campaigns', () => import('./routes/owner/campaigns.js'), 'rows'),
              page(
                '/notifications',
                'account/notifications',
                () => import('./routes/account/notifications.js'),
                'rows',
              ),
              page('/user-activities', 'account/activities', () => import('./routes/account/activities.js'), 'rows'),
              formPage('/inbox', 'account/inbox', () => import('./routes/account/inbox.js'), 'rows'),
              formPage(
                '/settings/email-preferences',
                'account/email-preferences',
                () => import('./routes/account/email-preferences.js'),
                'form',
              ),
              page('/investments', 'account/portfolio', () => import('./routes/account/portfolio.js'), 'rows'),
              page(
                '/campaign-investment-detail/:investorId/:campaignId',
                'account/holding',
                () => import('./routes/account/holding.js'),
                'article',
              ),
              formPage('/settings/wallet', 'account/wallet', () => import('./routes/account/wallet.js'), 'rows'),
              {
                element: <SettingsScope />,
                children: [
                  formPage(
                    '/settings/profile',
                    'account/profile-settings',
                    () => import('./routes/account/profile-settings.js'),
                    'form',
                  ),
                  formPage(
                    '/settings/outside-links',
                    'account/outside-links',
                    () => import('./routes/account/outside-links.js'),
                    'form',
                  ),
                  formPage(
                    '/settings/language',
                    'account/language',
                    () => import('./routes/account/language.js'),
                    'form',
                  ),
                  formPage(
                    '/request-delete-account',
                    'account/close-account',
                    () => import('./routes/account/close-account.js'),
                    'rows',
                  ),
                  page('/settings', 'account/settings', () => import('./routes/account/settings.js'), 'rows'),
                  formPage(
                    '/settings/investment-account',
                    'account/investment-account',
                    () => import('./routes/account/investment-account.js'),
                    'form',
                  ),
                  formPage(
                    '/settings/two-factor-authentication',
                    'account/two-factor',
                    () => import('./routes/account/two-factor.js'),
                    'form',
                  ),
                  formPage(
                    '/settings/change-password',
                    'account/change-password',
                    () => import('./routes/account/change-password.js'),
                    'form',
                  ),
                  formPage('/user-kyc', 'account/identity', () => import('./routes/account/identity.js'), 'form'),
                ],
              },
              page(
                '/stripe-account-connect',
                'owner/stripe-connect',
                () => import('./routes/owner/stripe-connect.js'),
                'centred',
              ),
              page('/receipt/:id', 'invest/receipt', () => import('./routes/invest/receipt.js'), 'article'),
              page(
                '/payment-receipt/:id',
                'invest/payment-receipt',
                () => import('./routes/invest/payment-receipt.js'),
                'article',
              ),
              page(
                '/repayment-receipt/:id',
                'account/received-repayment',
                () => import('./routes/account/received-repayment.js'),
                'form',
              ),
              page('/receipt-fail', 'invest/receipt-fail', () => import('./routes/invest/receipt-fail.js'), 'centred'),
              page(
                '/topup-payment/:id',
                'account/top-up-payment',
                () => import('./routes/account/top-up-payment.js'),
                'form',
              ),
              page(
                '/topup-receipt/:id',
                'account/top-up-receipt',
                () => import('./routes/account/top-up-receipt.js'),
                'form',
              ),
              page('/topup-fail', 'account/top-up-fail', () => import('./routes/account/top-up-fail.js'), 'centred'),
              formPage(
                '/create-campaign/choose-type',
                'create/choose-type',
                () => import('./routes/create/choose-type.js'),
                'form',
              ),
              page(
                '/create-campaign/preview/:id',
                'create/preview',
                () => import('./routes/create/preview.js'),
                'article',
              ),
              page(
                '/create-campaign/thank-you/:id',
                'create/thank-you',
                () => import('./routes/create/thank-you.js'),
                'centred',
              ),
              formPage(
                '/campaign-dashboard/:id',
                'owner/dashboard',
                () => import('./routes/owner/dashboard.js'),
                'rows',
              ),
              formPage(
                '/campaign-dashboard/repayment/:id',
                'owner/repayments',
                () => import('./routes/owner/repayments.js'),
                'rows',
              ),
              page(
                '/campaign-dashboard/payment/:id',
                'owner/repayment-payment',
                () => import('./routes/owner/repayment-payment.js'),
                'form',
              ),
              page(
                '/campaign-dashboard/receipt/:id',
                'owner/repayment-receipt',
                () => import('./routes/owner/repayment-receipt.js'),
                'form',
              ),
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
          formPage('/login', 'auth/login', () => import('./routes/auth/login.js'), 'form'),
          formPage('/login-user-verification', 'auth/code-step', () => import('./routes/auth/code-step.js'), 'form'),
          formPage('/auth-user-verification', 'auth/code-set-up', () => import('./routes/auth/code-set-up.js'), 'form'),
          formPage('/signup', 'auth/sign-up', () => import('./routes/auth/sign-up.js'), 'form'),
        ],
      },
      {
        element: <RequireSession />,
        children: [
          page('/invest/:id', 'invest/amount', () => import('./routes/invest/amount.js'), 'article'),
          page('/payment/:id', 'invest/payment', () => import('./routes/invest/payment.js'), 'article'),
          formPage(
            '/create-campaign/company-info/:id',
            'create/company-info',
            () => import('./routes/create/company-info.js'),
            'form',
          ),
          formPage(
            '/create-campaign/fundraising-detail/:id',
            'create/fundraising-detail',
            () => import('./routes/create/fundraising-detail.js'),
            'form',
          ),
          formPage('/create-campaign/story/:id', 'create/story', () => import('./routes/create/story.js'), 'form'),
          formPage(
            '/create-campaign/funding/:id',
            'create/funding',
            () => import('./routes/create/funding.js'),
            'form',
          ),
        ],
      },
      // A mailed link is for whoever has it, whatever session this browser has.
      formPage('/forgot-password', 'auth/forgot-password', () => import('./routes/auth/forgot-password.js'), 'form'),
      formPage('/reset-password', 'auth/reset-password', () => import('./routes/auth/reset-password.js'), 'form'),
      formPage('/linkedin', 'auth/social', () => import('./routes/auth/social.js'), 'form'),
      page('/users/activate-account/:id', 'auth/activation', () => import('./routes/auth/activation.js'), 'form'),
      page(
        '/activate-account/:userId/:token/:authType',
        'auth/activate',
        () => import('./routes/auth/activate.js'),
        'form',
      ),
      formPage(
        '/resend-email-verification',
        'auth/resend-activation',
        () => import('./routes/auth/resend-activation.js'),
        'form',
      ),
    ],
  },
];

export const routes: RouteObject[] = [{ element: <SiteGate />, errorElement: <RouteError />, children: framed }];
