import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** The matches, and the lists that they are with. */
export const ScreeningTabs = () => {
  const say = useSay();
  const [, list = ''] = useLocation().pathname.split('/');
  return (
    <TabLinks
      label={say('nav.screening-cases')}
      current={`/${list}`}
      links={[
        { to: '/screening-cases', label: say('screening.matches'), list: 'screening-cases' },
        { to: '/screening-lists', label: say('nav.screening-lists'), list: 'screening-lists' },
      ]}
    />
  );
};
