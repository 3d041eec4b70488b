import { admins, bySecret, ownedBy, people, type CallerName, type Cell, type Row } from './authorisation.rows.js';

const text = 'Good morning.';
const note = { note: 'Looked at.' };
const words = { language: 'en', subject: 'Hello' };
/** A conversation can be read by its two sides only: the investor and the owner. */
const bySides = (more: Omit<Row, 'callers' | 'object'> = {}): Row => {
  const row = ownedBy('investor', 'conversation', more);
  return { ...row, callers: { ...row.callers, owner: 'open' } satisfies Record<CallerName, Cell> };
};

/** Notices, preferences, the log of activity, and messages. */
export const COMMUNICATION: Readonly<Record<string, Row>> = {
  'GET /notifications': people(),
  'GET /notifications/unread-count': people(),
  'POST /notifications/mark-read': people(),
  'GET /notifications/stream': people({}, { stream: true }),
  'GET /user-activity': people(),
  'GET /email-preferences': people(),
  'POST /email-preferences': people(),
  'PATCH /email-preferences/:id': ownedBy('investor', 'emailPreference', { body: { language: 'fr' } }),
  // The signature of the link decides, whoever presses it.
  'POST /email-preferences/unsubscribe/:token': bySecret,
  'GET /messages': people(),
  'POST /messages': bySides({ inBody: 'conversationId', body: { text } }),
  'GET /messages/:conversationId': bySides(),
  'POST /messages/:conversationId/report': bySides({ body: { reason: 'spam' } }),
  'POST /messages/:conversationId/block': bySides({ body: { blocked: false } }),

  'GET /admin/message-reports': admins(['moderator']),
  'GET /admin/message-reports/:id': admins(['moderator'], { object: 'messageReport' }),
  'POST /admin/message-reports/:id/dismiss': admins(['moderator'], { object: 'messageReport', body: note }),
  'POST /admin/message-reports/:id/uphold': admins(['moderator'], { object: 'messageReport', body: note }),
  'GET /admin/mail-templates': admins(['moderator']),
  'GET /admin/mail-templates/:id': admins(['moderator'], { object: 'mailTemplate' }),
  'PATCH /admin/mail-templates/:id': admins(['moderator'], { object: 'mailTemplate', body: words }),
  'POST /admin/mail-templates/:id/preview': admins(['moderator'], { object: 'mailTemplate', body: words }),
  'POST /admin/mail-templates/:id/test': admins(['moderator'], { object: 'mailTemplate', body: words }),
  'GET /admin/audit-log/chain': admins(['compliance', 'finance', 'operator']),
};
