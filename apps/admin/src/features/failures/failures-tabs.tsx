import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** Failed jobs: unfinished items, and undelivered messages. */
export const FailuresTabs = () => {
  const say = useSay();
  return (
    <TabLinks
      label={say('nav.parked-items')}
      links={[
        { to: '/parked-items', label: say('failures.items'), list: 'parked-items' },
        { to: '/dead-letters', label: say('nav.dead-letters'), list: 'dead-letters' },
      ]}
    />
  );
};
