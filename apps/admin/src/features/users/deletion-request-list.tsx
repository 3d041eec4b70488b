import type { Wire } from '@cairn/contracts';
import type { DeletionRequest } from '@cairn/contracts/users/deletion-requests';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { UserDetail } from './user-detail.js';

type Row = Wire<DeletionRequest>;

/**
 * Accounts whose closure was requested, the next to close first. No decision is needed; an admin may want to write to
 * them.
 */
export const DeletionRequestList = () => {
  const say = useSay();
  const { said, email, day } = useCommonColumns();
  return (
    <ListPage<Row>
      resource="deletion-requests"
      title={say('nav.deletion-requests')}
      firstState={null}
      views={[]}
      columns={[
        said('name', 'users.name'),
        email,
        said('reason', 'users.why_leaving', { isWideOnly: true }),
        day('requestedAt', 'users.asked_to_leave'),
        day('dueAt', 'users.leaves', {}),
      ]}
      emptyText={say('users.nobody_leaves')}
      footNote={say('users.leaving_note')}
      renderDetail={(id) => <UserDetail key={id} id={id} backTo="/deletion-requests" />}
    />
  );
};
