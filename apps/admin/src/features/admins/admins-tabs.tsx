import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** The accounts, and how they were changed. An open record belongs to its list. */
export const AdminsTabs = () => {
  const say = useSay();
  const [, list = ''] = useLocation().pathname.split('/');
  return (
    <TabLinks
      label={say('admins.tabs.label')}
      current={`/${list}`}
      links={[
        { to: '/admins', label: say('admins.tabs.accounts') },
        { to: '/admin-changes', label: say('admins.tabs.changes'), list: 'admin-changes' },
      ]}
    />
  );
};
