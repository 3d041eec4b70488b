import { endpoint } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type { ProofOfWorkChallenge } from '../captcha/captcha.replies.js';
import type { ContactRequest, NewsletterRequest } from './contact.request.js';

interface TokenParams {
  token: string;
}

/** Calls of visitors: inquiries and newsletter, with a captcha where the settings require it. */
export const visitorApi = {
  captchaChallenge: endpoint<object, ProofOfWorkChallenge>('GET', '/recaptcha/challenge', 'public'),
  contact: endpoint<{ body: ContactRequest }, Done>('POST', '/contact-us', 'public'),
  /** The same answer for every address (SEC-9). */
  subscribe: endpoint<{ body: NewsletterRequest }, Done>('POST', '/newsletter/subscribe', 'public'),
  subscribeMe: endpoint<object, Done>('POST', '/users/current-user-newsletter-subscribe', 'auth'),
  /** By the link that every newsletter mail carries; one press in the mail program, too (RFC 8058). */
  unsubscribe: endpoint<{ params: TokenParams }, Done>('POST', '/newsletter/unsubscribe/:token', 'public'),
};
