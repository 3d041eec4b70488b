import { useMe } from '../../features/auth/me.js';
import { useSite } from '../../features/site/site.js';
import { useSession } from '../../lib/session.js';
import { paths } from '../../lib/paths.js';

export interface NavLink {
  /** Key of the words under `nav`. */
  word: string;
  to: string;
}

/** U-03, R-04, R-05: what the header offers to this visitor on this site. */
export const useNavLinks = (): { main: NavLink[]; account: NavLink[] } => {
  const session = useSession();
  const { data: site } = useSite();
  const { data: me } = useMe();

  if (!session) {
    return {
      main: [
        { word: 'browse', to: paths.browse },
        { word: 'raiseCapital', to: paths.raiseCapital },
        { word: 'howItWorks', to: `${paths.landing}#how` },
      ],
      account: [],
    };
  }
  const raise = site?.onlyAdminCreateCampaign === 'no' || me?.isAdmin === true;
  const investor = me?.displayData.investorDisplay === true;
  const owner = me?.displayData.campaignOwnerDisplay === true;
  const wallet = site?.walletModule === 'yes';
  return {
    main: [
      { word: 'browse', to: paths.browse },
      ...(investor ? [{ word: 'portfolio', to: paths.investments }] : []),
      ...(wallet ? [{ word: 'wallet', to: paths.wallet }] : []),
      ...(raise ? [{ word: 'raise', to: paths.chooseType }] : []),
    ],
    account: [
      { word: 'home', to: paths.home },
      ...(investor ? [{ word: 'investorDashboard', to: paths.investments }] : []),
      ...(owner ? [{ word: 'projectDashboard', to: paths.dashboard }] : []),
      ...(wallet ? [{ word: 'wallet', to: paths.wallet }] : []),
      { word: 'identity', to: paths.identity },
      { word: 'settings', to: paths.settings },
    ],
  };
};
