import type { AdminPermission } from '@cairn/contracts';
import type { ResourceName } from '../../lib/data/resources.js';

/** A queue of the console: a list, and the states in which a row waits for somebody. */
export interface Queue {
  resource: Extract<
    ResourceName,
    | 'campaigns'
    | 'campaign-changes'
    | 'identities'
    | 'accreditations'
    | 'screening-cases'
    | 'covered-persons'
    | 'payouts'
    | 'late-repayments'
    | 'withdrawals'
    | 'refunds'
    | 'payments'
    | 'disputes'
    | 'statement-lines'
    | 'provider-balances'
    | 'bank-lines'
    | 'bank-returns'
    | 'payment-files'
    | 'second-decisions'
    | 'linked-accounts'
    | 'operator-accounts'
    | 'parked-items'
    | 'dead-letters'
    | 'inquiries'
    | 'comments'
    | 'message-reports'
    | 'deletion-requests'
    | 'admin-changes'
    | 'platform-fees'
  >;
  /** The permission of those who handle a row; permission to read the list is not enough. */
  permission: AdminPermission;
  /**
   * As the list takes them; campaigns by the specification's number (1 is pending). An empty one where every row of the
   * list waits.
   */
  waitingStates: readonly string[];
}

export const QUEUES: readonly Queue[] = [
  { resource: 'campaigns', permission: 'campaigns.review', waitingStates: ['1'] },
  { resource: 'campaign-changes', permission: 'campaigns.review', waitingStates: ['proposed'] },
  { resource: 'identities', permission: 'identity.review', waitingStates: ['under_review'] },
  { resource: 'accreditations', permission: 'accreditation.review', waitingStates: ['under_review'] },
  { resource: 'screening-cases', permission: 'screening.review', waitingStates: ['open'] },
  { resource: 'covered-persons', permission: 'screening.review', waitingStates: ['waiting'] },
  { resource: 'linked-accounts', permission: 'identity.review', waitingStates: ['waiting'] },
  { resource: 'payouts', permission: 'payouts.confirm', waitingStates: ['requested', 'approved'] },
  { resource: 'late-repayments', permission: 'payouts.read', waitingStates: [''] },
  { resource: 'withdrawals', permission: 'withdrawals.confirm', waitingStates: ['requested', 'approved'] },
  { resource: 'refunds', permission: 'payments.manage', waitingStates: ['failed'] },
  { resource: 'payments', permission: 'payments.manage', waitingStates: ['attention'] },
  { resource: 'disputes', permission: 'payments.read', waitingStates: ['undecided'] },
  { resource: 'statement-lines', permission: 'payments.read', waitingStates: ['missing_in_ledger', 'amount_mismatch'] },
  { resource: 'provider-balances', permission: 'payments.read', waitingStates: ['differs'] },
  { resource: 'bank-lines', permission: 'payments.read', waitingStates: ['open'] },
  { resource: 'bank-returns', permission: 'payments.manage', waitingStates: ['planned'] },
  { resource: 'payment-files', permission: 'bank_details.reveal', waitingStates: ['made'] },
  { resource: 'second-decisions', permission: 'payments.manage', waitingStates: ['mine'] },
  { resource: 'operator-accounts', permission: 'payments.manage', waitingStates: ['waiting'] },
  { resource: 'parked-items', permission: 'operations.retry', waitingStates: [''] },
  { resource: 'dead-letters', permission: 'operations.retry', waitingStates: ['open'] },
  { resource: 'inquiries', permission: 'inquiries.answer', waitingStates: ['open'] },
  { resource: 'comments', permission: 'comments.moderate', waitingStates: ['waiting'] },
  { resource: 'message-reports', permission: 'messages.moderate', waitingStates: ['open'] },
  { resource: 'platform-fees', permission: 'fees.change', waitingStates: ['waiting'] },
  { resource: 'admin-changes', permission: 'admins.change', waitingStates: ['waiting'] },
  // The account closes automatically on its date; until then an admin may contact the person or check their money.
  { resource: 'deletion-requests', permission: 'users.read', waitingStates: ['requested'] },
];
