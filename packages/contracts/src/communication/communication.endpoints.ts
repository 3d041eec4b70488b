import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery } from '../kernel/page-query.request.js';
import type { Done } from '../users/users.replies.js';
import type { Conversation, ConversationThread, MessageSent } from './messages.replies.js';
import type { BlockRequest, ReportConversationRequest, SendMessageRequest } from './messages.requests.js';
import type { Activity, Notification, UnreadCount } from './notifications.replies.js';
import type { ActivityQuery, MarkReadRequest, NotificationsQuery } from './notifications.requests.js';
import type { EmailPreferences, EmailPreferencesRequest } from './preferences.js';

interface TokenParams {
  token: string;
}

export interface ConversationParams {
  conversationId: string;
}

export const communicationApi = {
  notifications: endpoint<{ query: NotificationsQuery }, Page<Notification>>('GET', '/notifications', 'auth'),
  unreadCount: endpoint<object, UnreadCount>('GET', '/notifications/unread-count', 'auth'),
  markRead: endpoint<{ body: MarkReadRequest }, UnreadCount>('POST', '/notifications/mark-read', 'auth'),
  /** Server-sent events; read by fetch, since the token travels in a header alone (SEC-4). */
  stream: endpoint<object, null>('GET', '/notifications/stream', 'auth'),
  activity: endpoint<{ query: ActivityQuery }, Page<Activity>>('GET', '/user-activity', 'auth'),

  preferences: endpoint<object, EmailPreferences>('GET', '/email-preferences', 'auth'),
  createPreferences: endpoint<{ body: EmailPreferencesRequest }, EmailPreferences>(
    'POST',
    '/email-preferences',
    'auth',
  ),
  changePreferences: endpoint<{ params: IdParams; body: EmailPreferencesRequest }, EmailPreferences>(
    'PATCH',
    '/email-preferences/:id',
    'auth',
  ),
  /** One click in the mail client (RFC 8058). */
  unsubscribe: endpoint<{ params: TokenParams }, Done>('POST', '/email-preferences/unsubscribe/:token', 'public'),

  /** Messages are private to their two sides. */
  conversations: endpoint<{ query: PageQuery }, Page<Conversation>>('GET', '/messages', 'auth', { viewable: false }),
  sendMessage: endpoint<{ body: SendMessageRequest }, MessageSent>('POST', '/messages', 'auth'),
  conversation: endpoint<{ params: ConversationParams; query: PageQuery }, ConversationThread>(
    'GET',
    '/messages/:conversationId',
    'auth',
    { viewable: false },
  ),
  report: endpoint<{ params: ConversationParams; body: ReportConversationRequest }, Conversation>(
    'POST',
    '/messages/:conversationId/report',
    'auth',
  ),
  block: endpoint<{ params: ConversationParams; body: BlockRequest }, Conversation>(
    'POST',
    '/messages/:conversationId/block',
    'auth',
  ),
};
