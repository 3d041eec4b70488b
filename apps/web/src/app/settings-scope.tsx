import { MENU_RULES } from '@cairn/contracts/content/site-menus';
import { Outlet } from 'react-router-dom';
import { AbsentPlaces } from '../features/settings/absent-places.js';
import type { SettingsWord } from '../features/settings/places.js';
import { useDebitsOffered } from '../lib/site/linked-accounts.js';
import { useMenuFacts } from './shell/use-menus.js';

/** Places of modules, with the condition under which a site has them. */
const MODULES = { wallet: 'walletModule', secondWallet: 'mangoPayModule' } as const;
const PLACES = Object.keys(MODULES) as (keyof typeof MODULES)[]; // the keys of a constant

/** Which settings this site has. */
export const SettingsScope = () => {
  const facts = useMenuFacts();
  const debits = useDebitsOffered();
  const modules: SettingsWord[] = PLACES.filter((word) => !MENU_RULES[MODULES[word]](facts));
  const absent = debits ? modules : [...modules, 'bankAccounts' as const];
  return (
    <AbsentPlaces value={absent}>
      <Outlet />
    </AbsentPlaces>
  );
};
