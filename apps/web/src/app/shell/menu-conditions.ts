import type { MenuCondition } from '@cairn/contracts/content/content-kinds';
import type { SiteSetting } from '@cairn/contracts/content/site-setting.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { CurrentUser } from '@cairn/contracts/users/users.replies';

/** What the conditions of menus are judged by. Unknown things (not read yet) count as absent. */
export interface MenuFacts {
  isSignedIn: boolean;
  site: Pick<
    Wire<SiteSetting>,
    'onlyAdminCreateCampaign' | 'walletModule' | 'mangoPayModule' | 'enableShareCertificate'
  > | null;
  me: Pick<Wire<CurrentUser>, 'isAdmin' | 'displayData'> | null;
  hasFaqs: boolean;
  hasShareCertificates: boolean;
}

/** U-03, R-04, R-05: for whom a link of a menu stands. */
export const MENU_RULES: Readonly<Record<MenuCondition, (facts: MenuFacts) => boolean>> = {
  always: () => true,
  signedIn: ({ isSignedIn }) => isSignedIn,
  signedOut: ({ isSignedIn }) => !isSignedIn,
  faqsExist: ({ hasFaqs }) => hasFaqs,
  // A visitor is asked to sign in first, and is told then.
  raiseFunds: ({ site, me, isSignedIn }) =>
    !isSignedIn || site?.onlyAdminCreateCampaign === 'no' || me?.isAdmin === true,
  investorDisplay: ({ me }) => me?.displayData.investorDisplay === true,
  campaignOwnerDisplay: ({ me }) => me?.displayData.campaignOwnerDisplay === true,
  walletModule: ({ site, isSignedIn }) => isSignedIn && site?.walletModule === 'yes',
  mangoPayModule: ({ site, isSignedIn }) => isSignedIn && site?.mangoPayModule === 'yes',
  shareCertificates: ({ site, hasShareCertificates }) => hasShareCertificates && site?.enableShareCertificate === 'yes',
};

export const holdsFor = (facts: MenuFacts, conditions: readonly MenuCondition[]): boolean =>
  conditions.every((condition) => MENU_RULES[condition](facts));
