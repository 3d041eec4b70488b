import { ADMIN_PERMISSIONS, ADMIN_ROLES, ROLE_PERMISSIONS, roleMay, type AdminPermission } from './permissions.js';

/** Every permission and who has it besides `super`, which has all. */
const HOLDERS: Readonly<Record<AdminPermission, string>> = {
  'campaigns.read': 'moderator compliance finance',
  'campaigns.review': 'moderator',
  'campaigns.close': 'moderator',
  'identity.read': 'compliance',
  'identity.review': 'compliance',
  'screening.review': 'compliance',
  'accreditation.review': 'compliance',
  'investments.read': 'compliance finance',
  'saved_investments.archive': 'compliance',
  'agreements.change': 'compliance',
  'registers.change': 'compliance',
  'payouts.read': 'finance',
  'payouts.confirm': 'finance',
  'withdrawals.read': 'finance',
  'withdrawals.confirm': 'finance',
  'bank_details.reveal': 'finance',
  'personal_data.reveal': 'compliance',
  'payments.read': 'finance',
  'payments.manage': 'finance',
  'operations.retry': 'finance operator',
  'ledger.read': 'finance operator',
  'rates.change': 'finance',
  'ledger.freeze': 'finance',
  'audit.read': 'compliance finance operator',
  'users.read': 'compliance',
  'users.change': 'compliance',
  'admins.change': '',
  'fees.change': 'finance',
  'messages.moderate': 'moderator',
  'comments.moderate': 'moderator',
  'mails.change': 'moderator',
  'settings.change': '',
  'content.change': 'moderator',
  'inquiries.answer': 'moderator',
  'newsletter.read': 'moderator',
};

it('there are the roles and permissions that are named here', () => {
  expect(ADMIN_ROLES).toEqual(['super', 'moderator', 'compliance', 'finance', 'operator']);
  expect([...ADMIN_PERMISSIONS].sort()).toEqual(Object.keys(HOLDERS).sort());
});

it.each(ADMIN_PERMISSIONS)('R-08 %s is held by the roles that need it, and by no other', (permission) => {
  const holders = ADMIN_ROLES.filter((role) => roleMay(role, permission));
  expect(holders.join(' ')).toBe(`super ${HOLDERS[permission]}`.trim());
});

it('no role is given what does not exist, nor anything twice', () => {
  for (const role of ADMIN_ROLES) {
    const given = ROLE_PERMISSIONS[role];
    expect([role, given.filter((permission) => !(permission in HOLDERS))]).toEqual([role, []]);
    expect(new Set(given).size).toBe(given.length);
  }
});
