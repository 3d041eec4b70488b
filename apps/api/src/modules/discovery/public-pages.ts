/**
 * Pages with words of their own under `head` of the server's catalogues. `listed` ones are in the sitemap; the others
 * can be found by their links, and have a preview when they are shared.
 */
export const PUBLIC_PAGES = [
  { path: '/', words: 'landing', listed: true },
  { path: '/browse-companies', words: 'browse', listed: true },
  { path: '/browse-succeess-campaign', words: 'funded', listed: true },
  { path: '/raise-capital', words: 'raise', listed: true },
  { path: '/faq', words: 'faq', listed: true },
  { path: '/help-center', words: 'help', listed: true },
  { path: '/contact-us', words: 'contact', listed: true },
  { path: '/project-guidelines', words: 'guidelines', listed: true },
  { path: '/terms', words: 'terms', listed: true },
  { path: '/verify-certificate', words: 'verify', listed: true },
  { path: '/login', words: 'login', listed: false },
  { path: '/signup', words: 'signup', listed: false },
] as const;

/**
 * Private areas: crawlers are asked to stay away. Without a session they show nothing, and a certificate what its code
 * lets anybody see.
 */
export const PRIVATE_AREAS = [
  '/admin',
  '/api/',
  '/campaign-dashboard/',
  '/create-campaign/',
  '/dashboard',
  '/home',
  '/inbox',
  '/invest/',
  '/investment-process/',
  '/investments',
  '/notifications',
  '/payment/',
  '/receipt/',
  '/settings/',
  '/share-certificates',
  '/verify-certificate/',
  '/wire-transfer/',
] as const;
