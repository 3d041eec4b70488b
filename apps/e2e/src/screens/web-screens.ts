import type { IdentityName } from './settings.js';
import type { Stage } from './staged.js';

export interface Screen {
  /** As the router declares it. */
  route: string;
  as: readonly IdentityName[];
  /** Words of the samples that take the places of the route's parameters, in their order. */
  fill?: readonly string[];
  query?: string;
  /** A state to be put into first. */
  stage?: Stage;
}

const EVERYBODY = ['visitor', 'investor'] as const;
const VISITOR = ['visitor'] as const;
const INVESTOR = ['investor'] as const;
const OWNER = ['owner'] as const;

const screens = (as: Screen['as'], ...routes: string[]): Screen[] => routes.map((route) => ({ route, as }));
const of = (as: Screen['as'], route: string, ...fill: string[]): Screen => ({ route, as, fill });

/** The components of the site in all their states. */
export const CATALOGUE: Screen = { route: '/catalogue', as: VISITOR };

/** Every address of the web client and who looks at it. A route without a row fails the run. */
export const WEB_SCREENS: readonly Screen[] = [
  ...screens(EVERYBODY, '/', '/atmos-home', '/browse-companies', '/browse-succeess-campaign', '/raise-capital'),
  ...screens(EVERYBODY, '/terms', '/project-guidelines', '/faq', '/help-center', '/contact-us'),
  of(EVERYBODY, '/content-page/:contentpage', 'risks'),
  of(VISITOR, '/newsletter/:token', 'a-link-that-was-never-mailed'),
  { route: '/help-center/question-list', as: EVERYBODY, query: 'topic={helpTopic}' },
  { route: '/help-center/single-question', as: EVERYBODY, query: 'question={helpQuestion}' },
  of(EVERYBODY, '/campaign-detail-page/:slug', 'slug'),

  ...screens(VISITOR, '/login', '/signup', '/forgot-password', '/resend-email-verification'),
  { route: '/reset-password', as: VISITOR, query: 'token=a-link-that-was-never-mailed' },
  of(EVERYBODY, '/team-invitation/:token', 'a-link-that-was-never-mailed'),
  of(VISITOR, '/users/activate-account/:id', 'sent'),
  of(VISITOR, '/activate-account/:userId/:token/:authType', 'openCampaign', 'expired', 'local'),
  ...screens(VISITOR, '/login-user-verification', '/auth-user-verification'),
  { route: '/linkedin', as: VISITOR, query: 'error=user_cancelled_login&state=a-sign-in-that-never-began' },
  { route: '/logout', as: ['leaver'] },

  { route: '/home', as: ['investor', 'newcomer'] },
  { route: '/investments', as: ['investor', 'newcomer'] },
  of(INVESTOR, '/campaign-investment-detail/:investorId/:campaignId', 'investment', 'investedCampaign'),
  ...screens(INVESTOR, '/share-certificates'),
  { route: '/share-certificates', as: INVESTOR, query: 'certificate={certificate}' },
  ...screens(EVERYBODY, '/verify-certificate'),
  of(EVERYBODY, '/verify-certificate/:code', 'certificateCode'),
  ...screens(INVESTOR, '/settings', '/settings/wallet', '/settings/investment-account', '/settings/change-password'),
  ...screens(
    INVESTOR,
    '/settings/profile',
    '/settings/outside-links',
    '/settings/language',
    '/settings/email-preferences',
  ),
  ...screens(INVESTOR, '/settings/two-factor-authentication', '/settings/ach-account-list', '/request-delete-account'),
  ...screens(INVESTOR, '/profile', '/invite', '/notifications', '/user-activities', '/inbox', '/saved-campaign'),
  of(EVERYBODY, '/profile/:slug', 'ownerSlug'),
  { route: '/user-kyc', as: ['investor', 'newcomer'] },
  of(INVESTOR, '/invest/:id', 'openCampaign'),
  of(INVESTOR, '/payment/:id', 'reservation'),
  of(INVESTOR, '/wallet-payment/:id', 'reservation'),
  of(INVESTOR, '/reconfirm/:id', 'question'),
  of(INVESTOR, '/receipt/:id', 'investment'),
  of(INVESTOR, '/payment-receipt/:id', 'investment'),
  of(INVESTOR, '/repayment-receipt/:id', 'receivedRepayment'),
  ...screens(INVESTOR, '/receipt-fail', '/topup-fail'),
  of(INVESTOR, '/topup-payment/:id', 'topUp'),
  of(INVESTOR, '/topup-receipt/:id', 'topUp'),
  ...screens(INVESTOR, '/settings/mango-pay', '/mangopay-topup-receipt'),

  ...screens(OWNER, '/dashboard', '/stripe-account-connect', '/create-campaign/choose-type'),
  of(OWNER, '/create-campaign/company-info/:id', 'draft'),
  of(OWNER, '/create-campaign/fundraising-detail/:id', 'draft'),
  of(OWNER, '/create-campaign/faqs/:id', 'draft'),
  of(OWNER, '/create-campaign/extras/:id', 'draft'),
  of(OWNER, '/create-campaign/story/:id', 'draft'),
  of(OWNER, '/create-campaign/funding/:id', 'draft'),
  of(OWNER, '/create-campaign/thank-you/:id', 'draft'),
  of(OWNER, '/campaign-dashboard/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/investments/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/interested/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/followers/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/agreements/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/documents/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/team/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/covered-persons/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/updates/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/terms/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/discussion/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/repayment/:id', 'fundedCampaign'),
  of(OWNER, '/campaign-dashboard/payment/:id', 'dueRepayment'),
  of(OWNER, '/campaign-dashboard/receipt/:id', 'paidRepayment'),
];

/** The address of a screen, its parameters filled in with the samples. */
export function addressOf({ route, fill = [], query }: Screen, samples: Readonly<Record<string, string>>): string {
  const words = [...fill];
  const path = route.replaceAll(/:\w+/g, (parameter) => {
    const word = words.shift();
    if (word === undefined) throw new Error(`${route} has nothing for ${parameter}`);
    return samples[word] ?? word;
  });
  if (query === undefined) return path;
  return `${path}?${query.replaceAll(/\{(\w+)\}/g, (_whole, word: string) => samples[word] ?? '')}`;
}
