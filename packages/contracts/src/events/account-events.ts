import type { Acted, Addressed, Linked, Told } from './bodies.js';

/** Of accounts, sign-in, profiles and colleagues. */
export interface AccountEvents {
  'user.signed_up': Told & Linked;
  'user.sign_up_repeated': Addressed;
  'user.sign_in_guessed': Addressed;
  'user.reset_asked': Addressed;
  'user.activation_asked': Addressed;
  'user.password_forgotten': Told & Linked;
  'user.step_up_code': Told & Linked;
  'user.email_change_asked': Addressed & Linked & { inviterId: string };
  'user.email_changing': Told;
  'user.logged_in': Told & { userAgent: string | null };
  'user.logged_out': Told;
  'user.profile_changed': Told;
  'user.password_changed': Told;
  'user.two_factor_enabled': Told;
  'user.two_factor_disabled': Told;
  'user.social_connected': Told & { provider: string };
  /** @property at when the account is closed, as an ISO instant */
  'user.deletion_requested': Told & { at: string };
  'user.deletion_cancelled': Told & { at: string };
  'user.export_requested': Told & { exportId: string };
  'user.export_ready': Told & { exportId: string };
  'user.pseudonymised': Told;
  'user.picture_left': { fileId: string };
  'user.followed': Acted;
  'user.invited': Addressed & Linked & { inviterId: string };
  'user.invite_reminded': Addressed & Linked & { inviterId: string };
  'user.invite_accepted': Acted;
  'message.received': Acted & { conversationId: string };

  'identity.submitted': Told;
  /** To who is asked to share a limit, by their spouse's address. */
  'spouse.asked': Told & { actor: string };
  'identity.approved': Told & { reason: string | null };
  'identity.declined': Told & { reason: string | null };
  /** By a provider: its reasons are on the page, in the person's language. */
  'identity.check_declined': Told & { reason: string | null };
  /** What was approved has to be confirmed again. */
  'identity.reopened': Told & { reason: string | null };
  'identity.appealed': Told & { reason: string | null };
  /** @property at the day on which the document runs out, as an ISO instant */
  'identity.document_expiring': Told & { at: string };
  'accreditation.submitted': Told;
  'accreditation.signed': Told;
  'accreditation.approved': Told & { reason: string | null };
  'accreditation.declined': Told & { reason: string | null };

  'admin.invited': Acted & Partial<Linked>;
  'admin.reset': Acted & Partial<Linked>;
  'admin.role_changed': Acted & Partial<Linked>;
  'admin.suspended': Acted & Partial<Linked>;
  'admin.reinstated': Acted & Partial<Linked>;
  'admin.removed': Acted & Partial<Linked>;
  'admin.colleague_changed': Acted;
  'admin.change_waiting': Acted;
  'admin.change_refused': Acted;
  /** Sent at once to the admin who requests it, never through the outbox. */
  'admin.mail_tested': Told;

  'inquiry.received': Partial<Told> & { inquiryId: string };
  'inquiry.answered': { inquiryId: string };
  'newsletter.subscribed': { subscriptionId: string };
}
