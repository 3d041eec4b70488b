import {
  ACCOUNT_LINKS,
  MAIN_LINKS,
  type AccountGroup,
  type ProductLink,
  type ProductWord,
} from '@cairn/contracts/content/site-menus';
import { paths } from '../../lib/page/paths.js';

/** A link of the product, with the key of its words under `nav`. */
export interface OwnLink extends ProductLink<ProductWord> {
  to: string;
}

const TO: Readonly<Record<ProductWord, string>> = {
  browse: paths.browse,
  portfolio: paths.investments,
  wallet: paths.wallet,
  secondWallet: paths.secondWallet,
  raise: paths.chooseType,
  home: paths.home,
  investorDashboard: paths.investments,
  shareCertificates: paths.shareCertificates,
  projectDashboard: paths.dashboard,
  profile: paths.ownProfile,
  identity: paths.identity,
  notifications: paths.notifications,
  inbox: paths.inbox,
  invite: paths.invite,
  settings: paths.settings,
  savedCampaigns: paths.savedCampaigns,
  savedInvestments: paths.savedInvestments,
};

/** The bar's links of the product itself. */
export const MAIN_MENU: readonly OwnLink[] = MAIN_LINKS.map((link) => ({ ...link, to: TO[link.word] }));

/** The user's own menu. */
export const ACCOUNT_MENU: readonly (OwnLink & { group: AccountGroup })[] = ACCOUNT_LINKS.map((link) => ({
  ...link,
  to: TO[link.word],
}));
