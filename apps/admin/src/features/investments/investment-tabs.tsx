import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** What was invested, and what was only begun. */
export const InvestmentTabs = () => {
  const say = useSay();
  const [, list = ''] = useLocation().pathname.split('/');
  return (
    <TabLinks
      label={say('nav.investments')}
      current={`/${list}`}
      links={[
        { to: '/investments', label: say('nav.investments') },
        { to: '/saved-investments', label: say('nav.saved-investments') },
      ]}
    />
  );
};
