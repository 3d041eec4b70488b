import type { Wire } from '../kernel/wire.js';
import type { CurrentUser } from '../users/users.replies.js';
import type { MenuCondition } from './content-kinds.js';
import type { SiteSetting } from '../settings/site-setting.reply.js';

/** The values that the conditions of menus use. Unknown values (not read yet) count as absent. */
export interface MenuFacts {
  isSignedIn: boolean;
  site: Pick<
    Wire<SiteSetting>,
    'onlyAdminCreateCampaign' | 'walletModule' | 'mangoPayModule' | 'enableShareCertificate'
  > | null;
  me: Pick<Wire<CurrentUser>, 'isAdmin' | 'displayData'> | null;
  hasFaqs: boolean;
  hasShareCertificates: boolean;
  /** Money in the caller's wallet; read only where the wallet is turned off. */
  hasWalletMoney?: boolean;
}

/** U-03, R-04, R-05: who sees a menu link. */
export const MENU_RULES: Readonly<Record<MenuCondition, (facts: MenuFacts) => boolean>> = {
  always: () => true,
  signedIn: ({ isSignedIn }) => isSignedIn,
  signedOut: ({ isSignedIn }) => !isSignedIn,
  faqsExist: ({ hasFaqs }) => hasFaqs,
  // A visitor is asked to sign in first, and sees it then.
  raiseFunds: ({ site, me, isSignedIn }) =>
    !isSignedIn || site?.onlyAdminCreateCampaign === 'no' || me?.isAdmin === true,
  investorDisplay: ({ me }) => me?.displayData.investorDisplay === true,
  campaignOwnerDisplay: ({ me }) => me?.displayData.campaignOwnerDisplay === true,
  // Money in a wallet can be withdrawn after the module was switched off.
  walletModule: ({ site, isSignedIn, hasWalletMoney }) =>
    isSignedIn && (site?.walletModule === 'yes' || hasWalletMoney === true),
  mangoPayModule: ({ site, isSignedIn }) => isSignedIn && site?.mangoPayModule === 'yes',
  shareCertificates: ({ site, hasShareCertificates }) => hasShareCertificates && site?.enableShareCertificate === 'yes',
};

export const holdsFor = (facts: MenuFacts, conditions: readonly MenuCondition[]): boolean =>
  conditions.every((condition) => MENU_RULES[condition](facts));

/** A link of the product itself. */
export interface ProductLink<Word extends string> {
  /** Key of its words. */
  word: Word;
  /** All of them must hold (U-03). */
  conditions: readonly MenuCondition[];
}

/** The bar's links of the product itself; the site's own links (GET /menus/header) come after. */
export const MAIN_LINKS = [
  { word: 'browse', conditions: ['always'] },
  { word: 'portfolio', conditions: ['investorDisplay'] },
  { word: 'wallet', conditions: ['walletModule'] },
  { word: 'raise', conditions: ['signedIn', 'raiseFunds'] },
] as const satisfies readonly ProductLink<string>[];

/** Groups of the account menu are separated by a line. */
export const ACCOUNT_GROUPS = ['work', 'self', 'money'] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

/** The user's own menu. */
export const ACCOUNT_LINKS = [
  { word: 'home', conditions: ['signedIn'], group: 'work' },
  { word: 'investorDashboard', conditions: ['investorDisplay'], group: 'work' },
  { word: 'shareCertificates', conditions: ['shareCertificates'], group: 'work' },
  { word: 'projectDashboard', conditions: ['campaignOwnerDisplay'], group: 'work' },
  { word: 'profile', conditions: ['signedIn'], group: 'self' },
  { word: 'identity', conditions: ['signedIn'], group: 'self' },
  { word: 'savedCampaigns', conditions: ['signedIn'], group: 'self' },
  { word: 'savedInvestments', conditions: ['investorDisplay'], group: 'self' },
  { word: 'notifications', conditions: ['signedIn'], group: 'self' },
  { word: 'inbox', conditions: ['signedIn'], group: 'self' },
  { word: 'invite', conditions: ['signedIn'], group: 'self' },
  { word: 'wallet', conditions: ['walletModule'], group: 'money' },
  { word: 'secondWallet', conditions: ['mangoPayModule'], group: 'money' },
  { word: 'settings', conditions: ['signedIn'], group: 'money' },
] as const satisfies readonly (ProductLink<string> & { group: AccountGroup })[];

export type ProductWord = (typeof MAIN_LINKS | typeof ACCOUNT_LINKS)[number]['word'];
