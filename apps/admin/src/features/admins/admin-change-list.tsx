import { ADMIN_CHANGE_STATES, type Wire } from '@cairn/contracts';
import type { AdminChange } from '@cairn/contracts/admins/admins';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Code, None, SmallMuted, Strong } from '../../ui/records/text.js';
import { AdminChangeBadge } from './admin-badges.js';
import { AdminsTabs } from './admins-tabs.js';
import { useChangeDecisions } from './use-change-decisions.js';

type Row = Wire<AdminChange>;

const Acts = ({ change }: { change: Row }) => <Decisions decisions={useChangeDecisions(change)} />;

/** Every change of who may do what, with both people; those that wait are confirmed or refused here. */
export const AdminChangeList = () => {
  const say = useSay();
  const { code, day, said, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'kind',
      header: say('admins.change.kind'),
      renderCell: ({ kind, role }) => (
        <>
          <Strong>{say(`admins.kinds.${kind}`)}</Strong>{' '}
          {role !== null && <SmallMuted>{say(`roles.${role}`)}</SmallMuted>}
        </>
      ),
    },
    code('email', 'admins.change.account', { isFolded: true }),
    code('makerEmail', 'admins.change.by', { isFolded: true }),
    day('madeAt', 'admins.change.at'),
    {
      key: 'checker',
      header: say('admins.change.checker'),
      isFolded: true,
      renderCell: ({ checkerEmail, alone }) =>
        checkerEmail === null ? alone ? say('admins.change.alone') : <None /> : <Code>{checkerEmail}</Code>,
    },
    said('reason', 'admins.change.reason', { isFolded: true }),
    {
      ...stateHead,
      renderCell: (change) =>
        change.state === 'waiting' ? <Acts change={change} /> : <AdminChangeBadge state={change.state} />,
    },
  ];
  return (
    <ListPage<Row>
      resource="admin-changes"
      title={say('nav.admins')}
      firstState={null}
      order="DESC"
      tabs={<AdminsTabs />}
      views={[
        { label: say('list.all'), state: null },
        ...ADMIN_CHANGE_STATES.map((state) => ({ label: say(`admins.change_states.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('admins.changes_empty')}
      footNote={say('admins.note')}
    />
  );
};
