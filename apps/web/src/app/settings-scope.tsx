import { MENU_RULES } from '@cairn/contracts/content/site-menus';
import { Outlet } from 'react-router-dom';
import { AbsentPlaces } from '../features/settings/absent-places.js';
import type { SettingsWord } from '../features/settings/places.js';
import { useDebitsOffered } from '../lib/site/linked-accounts.js';
import { useMenuFacts } from './shell/use-menus.js';

/** Places of modules, by the condition under which a site has them. */
const PLACES = [
  ['wallet', 'walletModule'],
  ['secondWallet', 'mangoPayModule'],
] as const satisfies readonly (readonly [SettingsWord, keyof typeof MENU_RULES])[];

/** Which settings this site has. */
export const SettingsScope = () => {
  const facts = useMenuFacts();
  const debits = useDebitsOffered();
  const absent: SettingsWord[] = PLACES.flatMap(([word, condition]) => (MENU_RULES[condition](facts) ? [] : [word]));
  if (!debits) absent.push('bankAccounts');
  return (
    <AbsentPlaces value={absent}>
      <Outlet />
    </AbsentPlaces>
  );
};
