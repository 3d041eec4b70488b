import { REVIEW_STATES, type Wire } from '@cairn/contracts';
import type { AccreditationReview } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { Code, Said, ShortDay } from '../ui/text.js';
import { AccreditationDetail } from './accreditation-detail.js';

type Row = Wire<AccreditationReview>;

export const AccreditationList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: say('people.person'), renderCell: ({ name }) => <Said>{name}</Said> },
    { key: 'email', header: say('people.email'), isWideOnly: true, renderCell: ({ email }) => <Code>{email}</Code> },
    {
      key: 'proof',
      header: say('accreditation.proof'),
      isWideOnly: true,
      renderCell: ({ verificationType }) => wordOf('accreditation.proofs', verificationType),
    },
    { key: 'sent', header: say('reviews.sent'), renderCell: ({ submittedAt }) => <ShortDay at={submittedAt} /> },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <ReviewBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="accreditations"
      title={say('nav.accreditations')}
      firstState="under_review"
      views={[
        ...REVIEW_STATES.map((state) => ({ label: say(`states.review.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('reviews.empty')}
      renderDetail={(id) => <AccreditationDetail key={id} id={id} />}
    />
  );
};
