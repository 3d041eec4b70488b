import { USER_VIEWS, type Wire } from '@cairn/contracts';
import type { AdminUserRow } from '@cairn/contracts/users/admin-users';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Named } from '../../ui/records/avatar.js';
import { ReviewBadge } from '../../ui/records/state-badge.js';
import { Code, None, SmallMuted } from '../../ui/records/text.js';
import { UserBadge } from './user-badge.js';
import { UserDetail } from './user-detail.js';

type Row = Wire<AdminUserRow>;

/** All accounts. Closure requests have a view of their own. */
export const UserList = () => {
  const say = useSay();
  const { email, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: say('users.name'),
      renderCell: ({ id, name, userType }) => (
        <Named id={id} name={name}>
          <SmallMuted>{say(`users.types.${userType}`)}</SmallMuted>
        </Named>
      ),
    },
    // Found by search all the same; whoever works with addresses adds the column.
    { ...email, isHidden: true },
    {
      key: 'identity',
      header: say('users.identity'),
      isWideOnly: true,
      renderCell: ({ kycStatus }) => (kycStatus === null ? <None /> : <ReviewBadge state={kycStatus} />),
    },
    {
      key: 'investments',
      header: say('users.investments'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ investmentCount }) => <Code>{String(investmentCount)}</Code>,
    },
    day('createdAt', 'users.since'),
    day('lastSeenAt', 'users.seen'),
    { ...stateHead, renderCell: ({ state }) => <UserBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="users"
      title={say('nav.users')}
      firstState={null}
      order="DESC"
      views={[
        { label: say('list.all'), state: null },
        ...USER_VIEWS.map((state) => ({ label: say(`users.states.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('users.empty')}
      renderDetail={(id) => <UserDetail key={id} id={id} />}
    />
  );
};
