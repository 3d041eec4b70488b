import type { AdminPermission } from '@cairn/contracts';

/** The lists of the console: their names are the API's paths, and react-admin's resources. */
export const RESOURCES = [
  'campaigns',
  'identities',
  'accreditations',
  'investments',
  'payouts',
  'late-repayments',
  'withdrawals',
  'refunds',
  'payments',
  'disputes',
  'statement-lines',
  'parked-items',
  'dead-letters',
  'exchange-rates',
  'ledger-accounts',
  'ledger-transactions',
  'inquiries',
  'newsletter-subscriptions',
  'message-reports',
  'mail-templates',
  'content-records',
  'missing-translations',
  'users',
  'deletion-requests',
  'audit-log',
] as const;
export type ResourceName = (typeof RESOURCES)[number];

export const isResource = (name: string): name is ResourceName => RESOURCES.some((resource) => resource === name);

/** What one must hold to see a list at all. */
export const RESOURCE_PERMISSION: Readonly<Record<ResourceName, AdminPermission>> = {
  campaigns: 'campaigns.read',
  identities: 'identity.read',
  accreditations: 'identity.read',
  investments: 'investments.read',
  payouts: 'payouts.read',
  'late-repayments': 'payouts.read',
  withdrawals: 'withdrawals.read',
  refunds: 'payments.read',
  payments: 'payments.read',
  disputes: 'payments.read',
  'statement-lines': 'payments.read',
  'parked-items': 'operations.retry',
  'dead-letters': 'operations.retry',
  'exchange-rates': 'ledger.read',
  'ledger-accounts': 'ledger.read',
  'ledger-transactions': 'ledger.read',
  inquiries: 'inquiries.answer',
  'newsletter-subscriptions': 'newsletter.read',
  'message-reports': 'messages.moderate',
  'mail-templates': 'mails.change',
  'content-records': 'content.change',
  'missing-translations': 'content.change',
  users: 'users.read',
  'deletion-requests': 'users.read',
  'audit-log': 'audit.read',
};
