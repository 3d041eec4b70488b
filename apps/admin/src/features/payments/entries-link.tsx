import { useSay } from '../../lib/words/words.js';
import { ListLink } from '../../ui/records/record-link.js';

/** The ledger's entries about a record. */
export const EntriesLink = ({ of }: { of: string }) => (
  <p>
    <ListLink resource="ledger-transactions" filter={{ q: of }}>
      {useSay()('ledger.entries_of')}
    </ListLink>
  </p>
);
