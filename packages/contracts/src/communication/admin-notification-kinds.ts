import { money, security, type KindsByTopic, type NotificationKind } from './notification-kind.js';

/** The console has no notifications: admins are notified by mail only. */
const colleague = (words: string, path: string, topic: NotificationKind['topic'] = 'security') =>
  security({ words, path, topic, site: false, activity: null, by: 'team', params: ['actor'] });

const dispute = <const Param extends string>(words: string, params: readonly Param[]) =>
  money({
    words,
    path: '/admin/disputes/{disputeId}',
    site: false,
    activity: null,
    params: ['disputeId', 'reference', 'amount', 'currency', ...params],
  });

/** Notifications to admins about changes of admins and what waits for them. Paths begin at the console's address. */
export const ADMIN_NOTIFICATION_KINDS = {
  'admin.invited': colleague('admin_invited', '/admin/enrol/{link}', null),
  'admin.reset': colleague('admin_reset', '/admin/enrol/{link}', null),
  'admin.role_changed': colleague('admin_role_changed', '/admin'),
  'admin.suspended': colleague('admin_suspended', '/admin'),
  'admin.reinstated': colleague('admin_reinstated', '/admin'),
  'admin.removed': colleague('admin_removed', '/admin'),
  // Sent at once to the admin who requests it, who sees the mail server's answer.
  'admin.mail_tested': colleague('mail_test', '/admin', null),
  // To the other super admins.
  'admin.colleague_changed': colleague('admin_colleague_changed', '/admin/admins'),
  'admin.change_waiting': colleague('admin_change_waiting', '/admin/admin-changes'),
  'admin.change_refused': colleague('admin_change_refused', '/admin/admin-changes'),
  // To finance.
  'dispute.opened': dispute('admin_dispute_opened', []),
  'dispute.evidence_due': dispute('admin_evidence_due', ['until']),
} satisfies KindsByTopic;
