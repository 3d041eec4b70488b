import type { RouteObject } from 'react-router-dom';
import { formPage, page } from '../page-route.js';

/** The pages of an account: portfolio, payments, receipts, campaigns. */
export const memberPages: RouteObject[] = [
  page('/home', 'account/home', () => import('../routes/account/home.js'), 'cards'),
  formPage('/invite', 'account/invite', () => import('../routes/account/invite.js'), 'form'),
  page('/profile', 'account/own-profile', () => import('../routes/account/own-profile.js'), 'article'),
  page('/dashboard', 'owner/campaigns', () => import('../routes/owner/campaigns.js'), 'rows'),
  page('/notifications', 'account/notifications', () => import('../routes/account/notifications.js'), 'rows'),
  page('/saved-campaign', 'account/saved-campaigns', () => import('../routes/account/saved-campaigns.js'), 'cards'),
  page('/user-activities', 'account/activities', () => import('../routes/account/activities.js'), 'rows'),
  formPage('/inbox', 'account/inbox', () => import('../routes/account/inbox.js'), 'rows'),
  formPage(
    '/settings/email-preferences',
    'settings/email-preferences',
    () => import('../routes/settings/email-preferences.js'),
    'form',
  ),
  page('/investments', 'account/portfolio', () => import('../routes/account/portfolio.js'), 'rows'),
  page(
    '/campaign-investment-detail/:investorId/:campaignId',
    'account/holding',
    () => import('../routes/account/holding.js'),
    'article',
  ),
  formPage('/settings/wallet', 'account/wallet', () => import('../routes/account/wallet.js'), 'rows'),
  page('/stripe-account-connect', 'owner/stripe-connect', () => import('../routes/owner/stripe-connect.js'), 'centred'),
  page('/receipt/:id', 'invest/receipt', () => import('../routes/invest/receipt.js'), 'article'),
  page(
    '/payment-receipt/:id',
    'invest/payment-receipt',
    () => import('../routes/invest/payment-receipt.js'),
    'article',
  ),
  page(
    '/repayment-receipt/:id',
    'account/received-repayment',
    () => import('../routes/account/received-repayment.js'),
    'article',
  ),
  page('/receipt-fail', 'invest/receipt-fail', () => import('../routes/invest/receipt-fail.js'), 'centred'),
  page('/topup-payment/:id', 'account/top-up-payment', () => import('../routes/account/top-up-payment.js'), 'form'),
  page('/topup-receipt/:id', 'account/top-up-receipt', () => import('../routes/account/top-up-receipt.js'), 'form'),
  page('/topup-fail', 'account/top-up-fail', () => import('../routes/account/top-up-fail.js'), 'centred'),
  formPage(
    '/create-campaign/choose-type',
    'create/choose-type',
    () => import('../routes/create/choose-type.js'),
    'form',
  ),
  page('/create-campaign/preview/:id', 'create/preview', () => import('../routes/create/preview.js'), 'article'),
  page('/create-campaign/thank-you/:id', 'create/thank-you', () => import('../routes/create/thank-you.js'), 'centred'),
  formPage('/campaign-dashboard/:id', 'owner/dashboard', () => import('../routes/owner/dashboard.js'), 'rows'),
  formPage('/campaign-dashboard/team/:id', 'owner/team', () => import('../routes/owner/team.js'), 'rows'),
  formPage(
    '/campaign-dashboard/repayment/:id',
    'owner/repayments',
    () => import('../routes/owner/repayments.js'),
    'rows',
  ),
  page(
    '/campaign-dashboard/payment/:id',
    'owner/repayment-payment',
    () => import('../routes/owner/repayment-payment.js'),
    'article',
  ),
  page(
    '/campaign-dashboard/receipt/:id',
    'owner/repayment-receipt',
    () => import('../routes/owner/repayment-receipt.js'),
    'article',
  ),
];
