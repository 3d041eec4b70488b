import { useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';
import { ListLink } from '../../ui/records/record-link.js';

/** How many disputes need their evidence within days, on the first screen. */
export const EvidenceDueNotice = ({ count }: { count: number }) => {
  const say = useSay();
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <p>{say('desk.evidence.due_soon', { smart_count: count })}</p>
      <ListLink resource="disputes" filter={{ state: 'evidence_due' }}>
        {say('desk.evidence.see')}
      </ListLink>
    </Notice>
  );
};
