import { MENU_RULES } from '@cairn/contracts/content/site-menus';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AbsentPlaces } from '../features/settings/absent-places.js';
import type { SettingsWord } from '../features/settings/places.js';
import { gatewaysQuery } from '../lib/site/form.queries.js';
import { useMenuFacts } from './shell/use-menus.js';

/** Places of modules, by the condition under which a site has them. */
const PLACES = [
  ['wallet', 'walletModule'],
  ['secondWallet', 'mangoPayModule'],
] as const satisfies readonly (readonly [SettingsWord, keyof typeof MENU_RULES])[];

/** Which settings this site has. */
export const SettingsScope = () => {
  const { i18n } = useTranslation();
  const facts = useMenuFacts();
  const { data: gateways } = useQuery(gatewaysQuery(i18n.language));
  const absent: SettingsWord[] = PLACES.flatMap(([word, condition]) => (MENU_RULES[condition](facts) ? [] : [word]));
  // Where the site debits no bank accounts there is nothing to link one for.
  if (gateways?.some(({ code }) => code === 'ach') !== true) absent.push('bankAccounts');
  return (
    <AbsentPlaces value={absent}>
      <Outlet />
    </AbsentPlaces>
  );
};
