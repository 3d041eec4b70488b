import { bySecret, everyone, people, type Row } from './authorisation.rows.js';

const PUBLIC_READS = [
  '/site-setting',
  '/campaign-setting',
  '/taxonomy-setting',
  '/recaptcha',
  '/recaptcha/challenge',
  '/client-ip',
  '/meta',
  '/languages',
  '/currencies',
  '/payment-gateways',
  '/menus/header',
  '/menus/footer',
  '/menus/social-media',
  '/sliders',
  '/faqs',
  '/content-pages',
  '/help-topics',
  '/types',
  '/categories',
  '/industries',
  '/team-member-types',
  '/campaign-stages',
  '/investing-rounds',
  '/investor-types',
  '/deal-types',
  '/user-types',
  '/revenue',
  '/latest-investments',
  '/top-investors',
];

/** Who may call what of the site's own words and settings. */
export const CONTENT_AUTHORISATION: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(PUBLIC_READS.map((path) => [`GET ${path}`, everyone])),
  'GET /content-pages/:slug': { ...everyone, object: 'contentPage' },
  'POST /contact-us': everyone,
  'POST /newsletter/subscribe': everyone,
  'POST /newsletter/unsubscribe/:token': bySecret,
  'POST /users/current-user-newsletter-subscribe': people(),
  'GET /manage-options/:kind': { ...everyone, object: 'optionKind' },
};
