import { endpoint } from '../kernel/endpoint.js';
import type { Readiness, TestMail } from './readiness.js';

/** The set-up steps of a new site, in order. */
export const READINESS_STEPS = [
  'identity',
  'mail',
  'providers',
  'languages',
  'fees',
  'jurisdiction',
  'terms',
  'colleagues',
  'campaign',
] as const;
export type ReadinessStep = (typeof READINESS_STEPS)[number];

/** The checks of the steps. */
export const READINESS_POINTS = [
  'site_name',
  'operator_name',
  'operator_address',
  'site_logo',
  'mail_sender',
  'mail_server',
  'mail_test',
  'stripe_account',
  'stripe_payouts',
  'stripe_messages',
  'language_offered',
  'language_complete',
  'fees_in_force',
  'fees_decided',
  'jurisdiction_built',
  'custody_chosen',
  'terms_page',
  'terms_own',
  'privacy_page',
  'privacy_own',
  'second_super',
  'two_for_money',
  'reviewer',
  'category',
  'way_to_pay',
  'live_campaign',
  'in_time',
] as const;
export type ReadinessPointCode = (typeof READINESS_POINTS)[number];

/** Each step is checked by a separate call, since a provider may be slow. */
export const readinessApi = {
  check: endpoint<{ params: { step: string } }, Readiness>('GET', '/admin/getting-ready/:step', 'settings.change'),
  /** Sent to the admin who requests it. */
  testMail: endpoint<object, TestMail>('POST', '/admin/getting-ready/test-mail', 'settings.change'),
};
