import type { RouteObject } from 'react-router-dom';
import { formPage, page } from '../page-route.js';

/** The settings of an account. */
export const settingsPages: RouteObject[] = [
  formPage(
    '/settings/profile',
    'settings/profile-settings',
    () => import('../routes/settings/profile-settings.js'),
    'form',
  ),
  formPage(
    '/settings/outside-links',
    'settings/outside-links',
    () => import('../routes/settings/outside-links.js'),
    'form',
  ),
  formPage('/settings/language', 'settings/language', () => import('../routes/settings/language.js'), 'form'),
  formPage(
    '/request-delete-account',
    'settings/close-account',
    () => import('../routes/settings/close-account.js'),
    'rows',
  ),
  page('/settings', 'settings/settings', () => import('../routes/settings/settings.js'), 'rows'),
  page(
    '/settings/payment-options',
    'settings/payment-options',
    () => import('../routes/settings/payment-options.js'),
    'rows',
  ),
  formPage(
    '/settings/investment-account',
    'settings/investment-account',
    () => import('../routes/settings/investment-account.js'),
    'form',
  ),
  formPage(
    '/settings/two-factor-authentication',
    'settings/two-factor',
    () => import('../routes/settings/two-factor.js'),
    'form',
  ),
  formPage(
    '/settings/change-password',
    'settings/change-password',
    () => import('../routes/settings/change-password.js'),
    'form',
  ),
  formPage(
    '/settings/ach-account-list',
    'settings/bank-accounts',
    () => import('../routes/settings/bank-accounts.js'),
    'rows',
  ),
  formPage('/user-kyc', 'settings/identity', () => import('../routes/settings/identity.js'), 'form'),
];
