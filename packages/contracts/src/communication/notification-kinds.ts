import { PREFERENCE_TOPICS, type NotificationGroup } from './channels.js';
import { ADMIN_NOTIFICATION_KINDS } from './admin-notification-kinds.js';
import { AGREEMENT_NOTIFICATION_KINDS } from './agreement-notification-kinds.js';
import { CHANGE_NOTIFICATION_KINDS } from './change-notification-kinds.js';
import { COVERED_NOTIFICATION_KINDS } from './covered-notification-kinds.js';
import { CAMPAIGN_NOTIFICATION_KINDS } from './campaign-notification-kinds.js';
import { COMMENT_NOTIFICATION_KINDS } from './comment-notification-kinds.js';
import { INTEREST_NOTIFICATION_KINDS } from './interest-notification-kinds.js';
import { MONEY_NOTIFICATION_KINDS } from './money-notification-kinds.js';
import { TEAM_NOTIFICATION_KINDS } from './team-notification-kinds.js';
import type { Topic } from '../events/event-map.js';
import { account, security, identity, person, type KindsByTopic, type NotificationKind } from './notification-kind.js';

export type { KindsByTopic, NotificationIcon, NotificationKind } from './notification-kind.js';

const KINDS = {
  'user.signed_up': account({ words: 'activation', path: '/users/activate-account/{link}', mail: true }),
  'user.sign_up_repeated': account({ words: 'account_exists', path: '/login', mail: true, activity: null }),
  'user.sign_in_guessed': account({
    words: 'sign_in_guessed',
    path: '/settings/change-password',
    mail: true,
    activity: null,
  }),
  'user.password_forgotten': account({
    words: 'password_reset',
    path: '/reset-password?token={link}',
    mail: true,
    by: 'other',
  }),
  'user.step_up_code': account({
    words: 'step_up_code',
    path: '/login',
    hasButton: false,
    mail: true,
    activity: null,
  }),
  // To the new address: the words name the account by the person who owns it.
  'user.email_change_asked': account({
    words: 'email_change',
    path: '/users/activate-account/{link}?for=email',
    params: ['actor'],
    mail: true,
    activity: null,
  }),
  'user.email_changing': account({ words: 'email_changing', path: '/settings/profile', mail: true, activity: null }),
  'user.logged_in': account({ words: 'logged_in', path: '/settings/change-password' }),
  'user.logged_out': account({ words: 'logged_out', path: '/settings/change-password' }),
  'user.profile_changed': account({ words: 'profile_changed', path: '/settings/profile' }),
  'user.password_changed': security({ words: 'password_changed', path: '/forgot-password' }),
  'user.two_factor_enabled': security({
    words: 'two_factor_enabled',
    path: '/settings/two-factor-authentication',
  }),
  'user.two_factor_disabled': security({
    words: 'two_factor_disabled',
    path: '/settings/two-factor-authentication',
  }),
  'user.social_connected': security({
    words: 'social_connected',
    path: '/settings/outside-links',
    params: ['provider'],
  }),
  'user.deletion_requested': security({ words: 'deletion_requested', path: '/request-delete-account', params: ['at'] }),
  'user.deletion_cancelled': security({ words: 'deletion_cancelled', path: '/request-delete-account' }),
  'user.export_ready': security({ words: 'export_ready', path: '/request-delete-account', by: 'site' }),
  'user.followed': person({ words: 'followed', path: '/profile/{actorSlug}', activity: 'actor', by: 'self' }),
  'user.invited': person({ words: 'invited', path: '/signup?invite={link}', topic: null, site: false, activity: null }),
  'user.invite_reminded': person({
    words: 'invite_reminded',
    path: '/signup?invite={link}',
    topic: null,
    site: false,
    activity: null,
  }),
  'user.invite_accepted': person({ words: 'invite_accepted', path: '/profile/{actorSlug}', topic: 'invitations' }),
  'message.received': person({
    words: 'message_received',
    path: '/inbox?conversation={conversationId}',
    topic: 'messages',
    activity: null,
    icon: 'message',
    params: ['actor', 'actorSlug', 'conversationId', 'campaign'],
  }),

  'identity.submitted': identity({
    words: 'identity_submitted',
    path: '/user-kyc',
    mail: false,
    site: false,
    by: 'self',
    params: [],
  }),
  'spouse.asked': identity({ words: 'spouse_asked', path: '/settings/investment-account', params: ['actor'] }),
  'identity.approved': identity({ words: 'identity_approved', path: '/browse-companies' }),
  'identity.declined': identity({ words: 'identity_declined', path: '/user-kyc' }),
  'identity.check_declined': identity({ words: 'identity_check_declined', path: '/user-kyc', params: [] }),
  'identity.reopened': identity({ words: 'identity_reopened', path: '/user-kyc', params: [] }),
  'identity.appealed': identity({
    words: 'identity_appealed',
    path: '/user-kyc',
    mail: false,
    site: false,
    by: 'self',
    params: [],
  }),
  'identity.document_expiring': identity({
    words: 'identity_document_expiring',
    path: '/user-kyc',
    params: ['at'],
  }),
  'accreditation.submitted': identity({
    words: 'accreditation_submitted',
    path: '/settings/investment-account',
    mail: false,
    site: false,
    by: 'self',
    params: [],
  }),
  'accreditation.signed': identity({
    words: 'accreditation_signed',
    path: '/settings/investment-account',
    site: false,
    by: 'self',
    params: [],
  }),
  'accreditation.approved': identity({ words: 'accreditation_approved', path: '/browse-companies' }),
  'accreditation.declined': identity({ words: 'accreditation_declined', path: '/settings/investment-account' }),
  ...CAMPAIGN_NOTIFICATION_KINDS,
  ...COVERED_NOTIFICATION_KINDS,
  ...CHANGE_NOTIFICATION_KINDS,
  ...TEAM_NOTIFICATION_KINDS,
  ...COMMENT_NOTIFICATION_KINDS,
  ...INTEREST_NOTIFICATION_KINDS,
  ...AGREEMENT_NOTIFICATION_KINDS,
  ...MONEY_NOTIFICATION_KINDS,
  ...ADMIN_NOTIFICATION_KINDS,
} satisfies KindsByTopic;

/**
 * Every event with a notification, by its topic. Notifications, mails, the activity log and the preferences are built
 * from this table.
 */
export const NOTIFICATION_KINDS: Readonly<Record<string, NotificationKind>> = KINDS;

/** The topics of the kinds that are sent in this way. */
export const topicsOf = (isTold: (kind: NotificationKind) => boolean): Topic[] =>
  Object.entries(KINDS).flatMap(([topic, kind]) => (isTold(kind) ? [topic as keyof typeof KINDS] : []));

/** The part of the lists that contains it. */
export const groupOf = ({ topic }: NotificationKind): NotificationGroup =>
  topic === null ? 'account' : PREFERENCE_TOPICS[topic].group;

/** The values of an event that a kind's text and path may use. */
export function paramsOf(kind: NotificationKind, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(kind.params.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

/** The link of a notification; a missing parameter leaves its place empty. */
export function pathOf(kind: NotificationKind, params: Readonly<Record<string, unknown>>): string {
  return kind.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const word = params[name];
    return encodeURIComponent(typeof word === 'string' ? word : '');
  });
}
