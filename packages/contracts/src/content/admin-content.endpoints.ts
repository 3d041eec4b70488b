import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import type { Figure } from '../campaigns/files/figures.replies.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type {
  AdminLanguage,
  ContentRecord,
  ContentRow,
  Inquiry,
  MissingTranslation,
  NewsletterSubscriber,
  UploadedPicture,
} from './admin-content.replies.js';
import type {
  AnswerInquiryRequest,
  ChangeContentRequest,
  ChangeLanguageRequest,
  ContentQuery,
  CreateContentRequest,
  OrderContentRequest,
} from './admin-content.requests.js';

/** The site's words in the console. */
export const adminContentApi = {
  list: endpoint<{ query: ContentQuery }, AdminPage<ContentRow>>('GET', '/admin/content-records', 'content.change'),
  one: endpoint<{ params: IdParams }, ContentRecord>('GET', '/admin/content-records/:id', 'content.change'),
  create: endpoint<{ body: CreateContentRequest }, ContentRecord>('POST', '/admin/content-records', 'content.change'),
  change: endpoint<{ params: IdParams; body: ChangeContentRequest }, ContentRecord>(
    'PATCH',
    '/admin/content-records/:id',
    'content.change',
  ),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/admin/content-records/:id', 'content.change'),
  order: endpoint<{ body: OrderContentRequest }, Done>('POST', '/admin/content-order', 'content.change'),
  /** A form with the picture as `file`. */
  uploadPicture: endpoint<{ body: object }, UploadedPicture>('POST', '/admin/content-pictures', 'content.change'),
  /** A form with a picture of a text as `file`. */
  uploadFigure: endpoint<{ body: object }, Figure>('POST', '/admin/content-figures', 'content.change'),
  /** `state`: one language; all without it. */
  missing: endpoint<{ query: AdminListQuery }, AdminPage<MissingTranslation>>(
    'GET',
    '/admin/missing-translations',
    'content.change',
  ),
  languages: endpoint<object, AdminLanguage[]>('GET', '/admin/site-languages', 'content.change'),
  changeLanguage: endpoint<{ params: IdParams; body: ChangeLanguageRequest }, AdminLanguage[]>(
    'PATCH',
    '/admin/site-languages/:id',
    'settings.change',
  ),
  inquiries: endpoint<{ query: AdminListQuery }, AdminPage<Inquiry>>('GET', '/admin/inquiries', 'inquiries.answer'),
  inquiry: endpoint<{ params: IdParams }, Inquiry>('GET', '/admin/inquiries/:id', 'inquiries.answer'),
  answerInquiry: endpoint<{ params: IdParams; body: AnswerInquiryRequest }, Inquiry>(
    'POST',
    '/admin/inquiries/:id/answer',
    'inquiries.answer',
  ),
  subscribers: endpoint<{ query: AdminListQuery }, AdminPage<NewsletterSubscriber>>(
    'GET',
    '/admin/newsletter-subscriptions',
    'newsletter.read',
  ),
};
