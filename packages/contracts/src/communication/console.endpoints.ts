import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type { MailPreview, MailTemplate, MailTemplateRow, MessageReport, MessageReportRow } from './console.replies.js';
import type { DecideReportRequest, MailWordsRequest, MailTemplateQuery } from './console.requests.js';

export const communicationAdminApi = {
  messageReports: endpoint<{ query: AdminListQuery }, AdminPage<MessageReportRow>>(
    'GET',
    '/admin/message-reports',
    'messages.moderate',
  ),
  messageReport: endpoint<{ params: IdParams }, MessageReport>(
    'GET',
    '/admin/message-reports/:id',
    'messages.moderate',
  ),
  dismissReport: endpoint<{ params: IdParams; body: DecideReportRequest }, MessageReport>(
    'POST',
    '/admin/message-reports/:id/dismiss',
    'messages.moderate',
  ),
  upholdReport: endpoint<{ params: IdParams; body: DecideReportRequest }, MessageReport>(
    'POST',
    '/admin/message-reports/:id/uphold',
    'messages.moderate',
  ),
  mailTemplates: endpoint<{ query: MailTemplateQuery }, AdminPage<MailTemplateRow>>(
    'GET',
    '/admin/mail-templates',
    'mails.change',
  ),
  mailTemplate: endpoint<{ params: IdParams }, MailTemplate>('GET', '/admin/mail-templates/:id', 'mails.change'),
  changeMailTemplate: endpoint<{ params: IdParams; body: MailWordsRequest }, MailTemplate>(
    'PATCH',
    '/admin/mail-templates/:id',
    'mails.change',
  ),
  previewMail: endpoint<{ params: IdParams; body: MailWordsRequest }, MailPreview>(
    'POST',
    '/admin/mail-templates/:id/preview',
    'mails.change',
  ),
  testMail: endpoint<{ params: IdParams; body: MailWordsRequest }, Done>(
    'POST',
    '/admin/mail-templates/:id/test',
    'mails.change',
  ),
};
