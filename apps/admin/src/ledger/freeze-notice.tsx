import { Link } from 'react-router-dom';
import { useSay } from '../app/words.js';
import { Notice } from '../ui/notice.js';
import { Moment } from '../ui/text.js';

/** Said wherever the books are looked at while money may not leave. */
export const FreezeNotice = ({ frozenSince }: { frozenSince: string | null }) => {
  const say = useSay();
  if (frozenSince === null) return null;
  return (
    <Notice tone="danger">
      {say('verification.frozen')} <Moment at={frozenSince} />{' '}
      <Link to="/ledger/verification">{say('verification.title')}</Link>
    </Notice>
  );
};
