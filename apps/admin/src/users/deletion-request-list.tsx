import type { Wire } from '@cairn/contracts';
import type { DeletionRequest } from '@cairn/contracts/users/deletion-requests';
import { useSay } from '../app/words.js';
import { ListPage } from '../ui/list-page.js';
import { Code, None, Said, ShortDay } from '../ui/text.js';
import { UserDetail } from './user-detail.js';

type Row = Wire<DeletionRequest>;

/** Those who have asked to leave: who goes next stands first. Nobody has to decide; somebody may want to write. */
export const DeletionRequestList = () => {
  const say = useSay();
  return (
    <ListPage<Row>
      resource="deletion-requests"
      title={say('nav.deletion-requests')}
      firstState={null}
      views={[]}
      columns={[
        { key: 'name', header: say('users.name'), renderCell: ({ name }) => <Said>{name}</Said> },
        {
          key: 'email',
          header: say('people.email'),
          isWideOnly: true,
          renderCell: ({ email }) => <Code>{email}</Code>,
        },
        {
          key: 'reason',
          header: say('users.why_leaving'),
          isWideOnly: true,
          renderCell: ({ reason }) => (reason === null ? <None /> : <Said>{reason}</Said>),
        },
        {
          key: 'asked',
          header: say('users.asked_to_leave'),
          isWideOnly: true,
          renderCell: ({ requestedAt }) => <ShortDay at={requestedAt} />,
        },
        { key: 'due', header: say('users.leaves'), renderCell: ({ dueAt }) => <ShortDay at={dueAt} /> },
      ]}
      emptyText={say('users.nobody_leaves')}
      footNote={say('users.leaving_note')}
      renderDetail={(id) => <UserDetail key={id} id={id} backTo="/deletion-requests" />}
    />
  );
};
