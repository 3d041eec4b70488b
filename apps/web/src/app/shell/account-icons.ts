import type { ProductWord } from '@cairn/contracts/content/site-menus';
import {
  IconCertificate,
  IconBell,
  IconBookmark,
  IconBuildingStore,
  IconChartBar,
  IconFileText,
  IconHome,
  IconMessage,
  IconRocket,
  IconSearch,
  IconSettings,
  IconShieldCheck,
  IconUser,
  IconUserPlus,
  IconWallet,
  type Icon as TablerIcon,
} from '@tabler/icons-react';

/** The pictures beside the links of the user's own menu. */
export const ACCOUNT_ICONS: Readonly<Record<ProductWord, TablerIcon>> = {
  home: IconHome,
  browse: IconSearch,
  portfolio: IconChartBar,
  investorDashboard: IconChartBar,
  shareCertificates: IconCertificate,
  projectDashboard: IconBuildingStore,
  raise: IconRocket,
  profile: IconUser,
  identity: IconShieldCheck,
  notifications: IconBell,
  inbox: IconMessage,
  invite: IconUserPlus,
  wallet: IconWallet,
  settings: IconSettings,
  savedCampaigns: IconBookmark,
  savedInvestments: IconFileText,
};
