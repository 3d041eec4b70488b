import { Link, useLocation } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';
import { Moment } from '../../ui/records/text.js';

const VERIFICATION = '/ledger/verification';

/** Shown on every ledger page while outgoing money is frozen. */
export const FreezeNotice = ({ frozenSince }: { frozenSince: string | null }) => {
  const say = useSay();
  const { pathname } = useLocation();
  if (frozenSince === null) return null;
  return (
    <Notice tone="danger">
      <p>
        {say('verification.frozen')} {say('verification.frozen_since')} <Moment at={frozenSince} />.
      </p>
      {pathname !== VERIFICATION && <Link to={VERIFICATION}>{say('verification.see')}</Link>}
    </Notice>
  );
};
