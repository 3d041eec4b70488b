import {
  IconBell,
  IconBuildingBank,
  IconChartBar,
  IconCreditCard,
  IconDeviceMobile,
  IconDevices,
  IconDownload,
  IconHistory,
  IconLanguage,
  IconLock,
  IconShieldCheck,
  IconUser,
  IconWallet,
  IconWorld,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { use } from 'react';
import { paths } from '../../lib/page/paths.js';
import { AbsentPlaces } from './absent-places.js';

export type SettingsGroup = 'you' | 'security' | 'investing' | 'messages' | 'account';

export interface SettingsPlace {
  /** Key of its words under `place`. */
  word: string;
  group: SettingsGroup;
  to: string;
  icon: TablerIcon;
}

/** Every page of the settings, in the order of the list. A page that is not built is not here. */
const places = [
  { word: 'profile', group: 'you', to: paths.profileSettings, icon: IconUser },
  { word: 'links', group: 'you', to: paths.outsideLinks, icon: IconWorld },
  { word: 'language', group: 'you', to: paths.languageSettings, icon: IconLanguage },
  { word: 'twoFactor', group: 'security', to: paths.twoFactor, icon: IconDeviceMobile },
  { word: 'password', group: 'security', to: paths.changePassword, icon: IconLock },
  { word: 'sessions', group: 'security', to: `${paths.changePassword}#sessions`, icon: IconDevices },
  { word: 'identity', group: 'investing', to: paths.identity, icon: IconShieldCheck },
  { word: 'investor', group: 'investing', to: paths.investmentAccount, icon: IconChartBar },
  { word: 'wallet', group: 'investing', to: paths.wallet, icon: IconWallet },
  { word: 'paymentOptions', group: 'investing', to: paths.paymentOptions, icon: IconCreditCard },
  { word: 'bankAccounts', group: 'investing', to: paths.bankAccounts, icon: IconBuildingBank },
  { word: 'secondWallet', group: 'investing', to: paths.secondWallet, icon: IconBuildingBank },
  { word: 'emailPreferences', group: 'messages', to: paths.emailPreferences, icon: IconBell },
  { word: 'activity', group: 'account', to: paths.activities, icon: IconHistory },
  { word: 'close', group: 'account', to: paths.closeAccount, icon: IconDownload },
] as const satisfies readonly SettingsPlace[];

export type SettingsWord = (typeof places)[number]['word'];

const GROUPS: readonly SettingsGroup[] = ['you', 'security', 'investing', 'messages', 'account'];

export interface PlaceGroup {
  group: SettingsGroup;
  places: readonly (SettingsPlace & { word: SettingsWord })[];
}

/** The places by group; a group without any is left out. */
export const usePlaceGroups = (): readonly PlaceGroup[] => {
  const absent = use(AbsentPlaces);
  return GROUPS.map((group) => ({
    group,
    places: places.filter((place) => place.group === group && !absent.includes(place.word)),
  })).filter((row) => row.places.length > 0);
};
