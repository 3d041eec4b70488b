import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

/** The payment lists of finance. An open record belongs to its list. */
export const PaymentsTabs = () => {
  const say = useSay();
  const [, list = ''] = useLocation().pathname.split('/');
  return (
    <TabLinks
      label={say('nav.payments')}
      current={`/${list}`}
      links={[
        { to: '/payments', label: say('nav.payments'), list: 'payments' },
        { to: '/refunds', label: say('nav.refunds'), list: 'refunds' },
        { to: '/second-decisions', label: say('nav.second-decisions'), list: 'second-decisions' },
        { to: '/disputes', label: say('nav.disputes'), list: 'disputes' },
        { to: '/statement-lines', label: say('nav.statement-lines'), list: 'statement-lines' },
        { to: '/provider-balances', label: say('nav.provider-balances'), list: 'provider-balances' },
      ]}
    />
  );
};
