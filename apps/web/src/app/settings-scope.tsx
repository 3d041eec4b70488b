import { Outlet } from 'react-router-dom';
import { AbsentPlaces, type SettingsWord } from '../features/settings/places.js';
import { useSite } from '../lib/site/site.js';

const none: readonly SettingsWord[] = [];
const withoutWallet: readonly SettingsWord[] = ['wallet'];

/** Which settings this site has. */
export const SettingsScope = () => {
  const { data: site } = useSite();
  return (
    <AbsentPlaces value={site?.walletModule === 'yes' ? none : withoutWallet}>
      <Outlet />
    </AbsentPlaces>
  );
};
