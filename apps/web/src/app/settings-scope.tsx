import { MENU_RULES } from '@cairn/contracts/content/site-menus';
import { Outlet } from 'react-router-dom';
import { AbsentPlaces } from '../features/settings/absent-places.js';
import type { SettingsWord } from '../features/settings/places.js';
import { useMenuFacts } from './shell/use-menus.js';

const none: readonly SettingsWord[] = [];
const withoutWallet: readonly SettingsWord[] = ['wallet'];

/** Which settings this site has. */
export const SettingsScope = () => {
  const facts = useMenuFacts();
  return (
    <AbsentPlaces value={MENU_RULES.walletModule(facts) ? none : withoutWallet}>
      <Outlet />
    </AbsentPlaces>
  );
};
