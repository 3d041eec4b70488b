import { ADMIN_STATES, type Wire } from '@cairn/contracts';
import type { AdminAccount } from '@cairn/contracts/admins/admins';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Named } from '../../ui/records/avatar.js';
import { ShortDay } from '../../ui/records/text.js';
import { AdminBadge } from './admin-badges.js';
import { AdminDetail } from './admin-detail.js';
import { AdminForm } from './admin-form.js';
import { AdminsTabs } from './admins-tabs.js';

type Row = Wire<AdminAccount>;

/** The accounts that may sign in to the console, and their roles. */
export const AdminList = () => {
  const say = useSay();
  const [isInviting, setIsInviting] = useState(false);
  const { email, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: say('admins.name'), renderCell: ({ id, name }) => <Named id={id} name={name} /> },
    email,
    { key: 'role', header: say('admins.role'), renderCell: ({ role }) => say(`roles.${role}`) },
    {
      key: 'factor',
      header: say('admins.second_factor'),
      isWideOnly: true,
      renderCell: ({ hasSecondFactor }) => say(hasSecondFactor ? 'admins.set_up' : 'admins.not_set_up'),
    },
    {
      key: 'seen',
      header: say('admins.last_sign_in'),
      isWideOnly: true,
      renderCell: ({ lastSignInAt }) => (lastSignInAt === null ? say('admins.never') : <ShortDay at={lastSignInAt} />),
    },
    { ...stateHead, renderCell: ({ state }) => <AdminBadge state={state} /> },
  ];
  return (
    <>
      <ListPage<Row>
        resource="admins"
        title={say('nav.admins')}
        firstState={null}
        order="DESC"
        tabs={<AdminsTabs />}
        views={[
          { label: say('list.all'), state: null },
          ...ADMIN_STATES.map((state) => ({ label: say(`admins.states.${state}`), state })),
        ]}
        columns={columns}
        emptyText={say('admins.empty')}
        footNote={say('admins.note')}
        renderDetail={(id) => <AdminDetail key={id} id={id} />}
        acts={
          <Button variant="contained" onClick={() => setIsInviting(true)}>
            {say('admins.invite')}
          </Button>
        }
      />
      {isInviting && <AdminForm onClose={() => setIsInviting(false)} />}
    </>
  );
};
