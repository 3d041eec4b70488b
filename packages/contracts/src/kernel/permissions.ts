/** Admin roles of the platform and what each may do. Web, console and API read this table. */
export const ADMIN_PERMISSIONS = [
  'campaigns.read',
  'campaigns.review',
  'campaigns.close',
  'identity.read',
  'identity.review',
  'accreditation.review',
  'investments.read',
  'agreements.change',
  'registers.change',
  'payouts.read',
  'payouts.confirm',
  'withdrawals.read',
  'withdrawals.confirm',
  'bank_details.reveal',
  'payments.read',
  'payments.manage',
  'operations.retry',
  'ledger.read',
  'rates.change',
  'ledger.freeze',
  'audit.read',
  'users.read',
  'users.change',
  'admins.change',
  'fees.change',
  'messages.moderate',
  'comments.moderate',
  'mails.change',
  'settings.change',
  'content.change',
  'inquiries.answer',
  'newsletter.read',
] as const;

export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

export const ADMIN_ROLES = ['super', 'moderator', 'compliance', 'finance', 'operator'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const ROLE_PERMISSIONS: Readonly<Record<AdminRole, readonly AdminPermission[]>> = {
  super: ADMIN_PERMISSIONS,
  moderator: [
    'messages.moderate',
    'comments.moderate',
    'mails.change',
    'campaigns.read',
    'campaigns.review',
    'campaigns.close',
    'content.change',
    'inquiries.answer',
    'newsletter.read',
  ],
  compliance: [
    'campaigns.read',
    'identity.read',
    'identity.review',
    'accreditation.review',
    'investments.read',
    'agreements.change',
    'registers.change',
    'audit.read',
    'users.read',
    'users.change',
  ],
  finance: [
    'campaigns.read',
    'investments.read',
    'payouts.read',
    'payouts.confirm',
    'withdrawals.read',
    'withdrawals.confirm',
    'bank_details.reveal',
    'payments.read',
    'payments.manage',
    'operations.retry',
    'ledger.read',
    'rates.change',
    'fees.change',
    'ledger.freeze',
    'audit.read',
  ],
  operator: ['ledger.read', 'audit.read', 'operations.retry'],
};

export const roleMay = (role: AdminRole, permission: AdminPermission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission);
