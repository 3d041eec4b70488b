import { ROLE_PERMISSIONS, type AdminRole, type Wire } from '@cairn/contracts';
import type { AdminIdentity, AdminPayout, IdentityReview } from '@cairn/contracts/admin/admin.replies';

export const PAYOUT_ID = '0192f000-0000-7000-8000-000000000401';
export const IDENTITY_ID = '0192f000-0000-7000-8000-000000000201';

export const adminOf = (role: AdminRole): Wire<AdminIdentity> => ({
  id: '0192f000-0000-7000-8000-000000000001',
  email: 'n.boateng@example.org',
  name: 'N. Boateng',
  role,
  permissions: [...ROLE_PERMISSIONS[role]],
});

export const payout = (changes: Partial<Wire<AdminPayout>> = {}): Wire<AdminPayout> => ({
  id: PAYOUT_ID,
  number: 'PO-1001',
  campaignId: '0192f000-0000-7000-8000-000000000101',
  campaignName: 'Heddle Row II',
  amount: 8_640_000,
  currency: 'USD',
  method: 'bank_transfer',
  state: 'approved',
  reference: null,
  declineReason: null,
  requestedAt: '2026-11-19T10:12:00.000Z',
  approvedAt: '2026-11-20T07:00:00.000Z',
  releasedAt: null,
  paidAt: null,
  requestedBy: 'J. Heddle',
  approvedBy: 'A. Byrne',
  releasedBy: null,
  destination: 'Merchant Coast Bank •• 8823',
  mayApprove: false,
  mayRelease: true,
  ...changes,
});

export const identity = (changes: Partial<Wire<IdentityReview>> = {}): Wire<IdentityReview> => ({
  id: IDENTITY_ID,
  userId: '0192f000-0000-7000-8000-000000000901',
  name: 'Kofi Asante',
  email: 'kofi@example.org',
  state: 'under_review',
  submittedAt: '2026-11-17T09:05:00.000Z',
  decidedAt: null,
  dateOfBirth: '1991-02-03',
  ssnLast4: '4242',
  address: '1 Quay Street, Hull',
  country: 'US',
  yearlyIncome: 8_500_000,
  netWorth: 12_000_000,
  declineReason: null,
  duplicates: 0,
  ...changes,
});
