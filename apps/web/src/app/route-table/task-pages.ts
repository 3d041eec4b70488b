import type { RouteObject } from 'react-router-dom';
import { formPage, page, plainPage } from '../page-route.js';

/** Signing in and signing up. */
export const guestPages: RouteObject[] = [
  formPage('/login', 'auth/login', () => import('../routes/auth/login.js'), 'form'),
  formPage('/login-user-verification', 'auth/code-step', () => import('../routes/auth/code-step.js'), 'form'),
  formPage('/auth-user-verification', 'auth/code-set-up', () => import('../routes/auth/code-set-up.js'), 'form'),
  formPage('/signup', 'auth/sign-up', () => import('../routes/auth/sign-up.js'), 'form'),
];

/** One task, step by step: an investment, a campaign. */
export const taskPages: RouteObject[] = [
  page('/invest/:id', 'invest/amount', () => import('../routes/invest/amount.js'), 'article'),
  formPage(
    '/investment-process/investor-details/:id',
    'invest/investor-details',
    () => import('../routes/invest/investor-details.js'),
    'article',
  ),
  page(
    '/investment-process/investor-questionnaire/:id',
    'invest/questionnaire',
    () => import('../routes/invest/questionnaire.js'),
    'article',
  ),
  formPage(
    '/investment-process/pre-subscription-information/:id',
    'invest/pre-subscription',
    () => import('../routes/invest/pre-subscription.js'),
    'article',
  ),
  formPage(
    '/investment-process/subscription-agreement/:id',
    'invest/agreement',
    () => import('../routes/invest/agreement.js'),
    'article',
  ),
  page('/wallet-payment/:id', 'invest/wallet-payment', () => import('../routes/invest/wallet-payment.js'), 'article'),
  page('/payment/:id', 'invest/payment', () => import('../routes/invest/payment.js'), 'article'),
  page('/wire-transfer/:id', 'invest/wire-transfer', () => import('../routes/invest/wire-transfer.js'), 'article'),
  page('/reconfirm/:id', 'invest/reconfirm', () => import('../routes/invest/reconfirm.js'), 'article'),
  formPage(
    '/create-campaign/company-info/:id',
    'create/company-info',
    () => import('../routes/create/company-info.js'),
    'form',
  ),
  formPage(
    '/create-campaign/fundraising-detail/:id',
    'create/fundraising-detail',
    () => import('../routes/create/fundraising-detail.js'),
    'form',
  ),
  formPage('/create-campaign/story/:id', 'create/story', () => import('../routes/create/story.js'), 'form'),
  formPage('/create-campaign/faqs/:id', 'create/faqs', () => import('../routes/create/faqs.js'), 'form'),
  formPage('/create-campaign/extras/:id', 'create/extras', () => import('../routes/create/extras.js'), 'form'),
  formPage('/create-campaign/funding/:id', 'create/funding', () => import('../routes/create/funding.js'), 'form'),
];

/** For the holder of a mailed link, with any session of this browser; and the sign-out. */
export const linkPages: RouteObject[] = [
  formPage('/forgot-password', 'auth/forgot-password', () => import('../routes/auth/forgot-password.js'), 'form'),
  formPage('/reset-password', 'auth/reset-password', () => import('../routes/auth/reset-password.js'), 'form'),
  formPage('/linkedin', 'auth/social', () => import('../routes/auth/social.js'), 'form'),
  page('/users/activate-account/:id', 'auth/activation', () => import('../routes/auth/activation.js'), 'form'),
  page(
    '/activate-account/:userId/:token/:authType',
    'auth/activate',
    () => import('../routes/auth/activate.js'),
    'form',
  ),
  formPage(
    '/resend-email-verification',
    'auth/resend-activation',
    () => import('../routes/auth/resend-activation.js'),
    'form',
  ),
  plainPage('/logout', 'auth/logout', () => import('../routes/auth/logout.js'), 'centred'),
];
