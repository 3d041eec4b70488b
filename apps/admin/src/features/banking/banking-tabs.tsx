import { useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { TabLinks } from '../../ui/records/tabs.js';

const LISTS = [
  'bank-lines',
  'bank-returns',
  'bank-statements',
  'payment-files',
  'bank-rules',
  'operator-accounts',
] as const;

/** The lists of the operator's bank. An open record belongs to its list. */
export const BankingTabs = () => {
  const say = useSay();
  const [, list = ''] = useLocation().pathname.split('/');
  return (
    <TabLinks
      label={say('nav.bank-lines')}
      current={`/${list}`}
      links={LISTS.map((name) => ({ to: `/${name}`, label: say(`nav.${name}`), list: name }))}
    />
  );
};
