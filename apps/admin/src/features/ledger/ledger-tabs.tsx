import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** The pages of the ledger. */
export const LedgerTabs = () => {
  const say = useSay();
  return (
    <TabLinks
      label={say('nav.ledger')}
      links={[
        { to: '/ledger', label: say('ledger.trial_balance') },
        { to: '/ledger-accounts', label: say('ledger.accounts') },
        { to: '/ledger-transactions', label: say('ledger.entries') },
        { to: '/ledger/periods', label: say('periods.title') },
        { to: '/ledger/verification', label: say('verification.title') },
      ]}
    />
  );
};
