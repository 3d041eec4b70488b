import type { RouteObject } from 'react-router-dom';
import { formPage, page, plainPage } from '../page-route.js';

/** Readable by everybody. */
export const publicPages: RouteObject[] = [
  plainPage('/', 'public/landing', () => import('../routes/public/landing.js'), 'cards', 'landing', 'contact'),
  plainPage('/atmos-home', 'public/atmos-home', () => import('../routes/public/atmos-home.js'), 'cards'),
  page('/browse-companies', 'public/browse', () => import('../routes/public/browse.js'), 'cards', 'browse'),
  plainPage('/browse-succeess-campaign', 'public/funded', () => import('../routes/public/funded.js'), 'cards'),
  page(
    '/campaign-detail-page/:slug',
    'public/campaign',
    () => import('../routes/public/campaign.js'),
    'article',
    'campaign',
    'browse',
  ),
  page('/raise-capital', 'public/raise-capital', () => import('../routes/public/raise-capital.js'), 'article'),
  page('/profile/:slug', 'public/profile', () => import('../routes/public/profile.js'), 'article'),
  plainPage('/terms', 'public/terms', () => import('../routes/public/terms.js'), 'centred'),
  plainPage(
    '/project-guidelines',
    'public/project-guidelines',
    () => import('../routes/public/project-guidelines.js'),
    'centred',
  ),
  plainPage(
    '/content-page/:contentpage',
    'public/content-page',
    () => import('../routes/public/content-page.js'),
    'centred',
  ),
  formPage('/contact-us', 'public/contact', () => import('../routes/public/contact.js'), 'form'),
  formPage(
    '/team-invitation/:token',
    'public/team-invitation',
    () => import('../routes/public/team-invitation.js'),
    'form',
  ),
  page(
    '/newsletter/:token',
    'public/leave-newsletter',
    () => import('../routes/public/leave-newsletter.js'),
    'centred',
  ),
  formPage(
    '/verify-certificate',
    'public/verify-certificate',
    () => import('../routes/public/verify-certificate.js'),
    'form',
  ),
  page('/verify-certificate/:code', 'public/certificate', () => import('../routes/public/certificate.js'), 'article'),
  page('/faq', 'public/faq', () => import('../routes/public/faq.js'), 'rows'),
  page('/help-center', 'public/help-centre', () => import('../routes/public/help-centre.js'), 'rows'),
  page(
    '/help-center/question-list',
    'public/help-questions',
    () => import('../routes/public/help-questions.js'),
    'rows',
  ),
  page(
    '/help-center/single-question',
    'public/help-question',
    () => import('../routes/public/help-question.js'),
    'centred',
  ),
];
