import type { MenuCondition } from '@cairn/contracts/content/content-kinds';
import { paths } from '../../lib/paths.js';

export interface OwnLink {
  /** Key of the words under `nav`. */
  word: string;
  to: string;
  /** All of them must hold (U-03). */
  conditions: readonly MenuCondition[];
}

/** What the bar offers of the product itself; the site's own links (GET /menus/header) come after. */
export const MAIN_MENU: readonly OwnLink[] = [
  { word: 'browse', to: paths.browse, conditions: ['always'] },
  { word: 'portfolio', to: paths.investments, conditions: ['investorDisplay'] },
  { word: 'wallet', to: paths.wallet, conditions: ['walletModule'] },
  { word: 'raise', to: paths.chooseType, conditions: ['signedIn', 'raiseFunds'] },
];

/** Groups of the account menu are parted by a line. */
export const ACCOUNT_GROUPS = ['work', 'self', 'money'] as const;

/** The user's own menu. */
export const ACCOUNT_MENU: readonly (OwnLink & { group: (typeof ACCOUNT_GROUPS)[number] })[] = [
  { word: 'home', to: paths.home, conditions: ['signedIn'], group: 'work' },
  { word: 'investorDashboard', to: paths.investments, conditions: ['investorDisplay'], group: 'work' },
  { word: 'projectDashboard', to: paths.dashboard, conditions: ['campaignOwnerDisplay'], group: 'work' },
  { word: 'profile', to: paths.ownProfile, conditions: ['signedIn'], group: 'self' },
  { word: 'identity', to: paths.identity, conditions: ['signedIn'], group: 'self' },
  { word: 'notifications', to: paths.notifications, conditions: ['signedIn'], group: 'self' },
  { word: 'inbox', to: paths.inbox, conditions: ['signedIn'], group: 'self' },
  { word: 'invite', to: paths.invite, conditions: ['signedIn'], group: 'self' },
  { word: 'wallet', to: paths.wallet, conditions: ['walletModule'], group: 'money' },
  { word: 'settings', to: paths.settings, conditions: ['signedIn'], group: 'money' },
];
