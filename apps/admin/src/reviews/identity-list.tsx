import { REVIEW_STATES, type Wire } from '@cairn/contracts';
import type { IdentityReview } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { Code, None, Said, ShortDay } from '../ui/text.js';
import { Badge } from '../ui/badge.js';
import { IdentityDetail } from './identity-detail.js';

type Row = Wire<IdentityReview>;

export const IdentityList = () => {
  const say = useSay();
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: say('people.person'), renderCell: ({ name }) => <Said>{name}</Said> },
    { key: 'email', header: say('people.email'), isWideOnly: true, renderCell: ({ email }) => <Code>{email}</Code> },
    {
      key: 'country',
      header: say('people.country'),
      isWideOnly: true,
      renderCell: ({ country }) => <Said>{country}</Said>,
    },
    {
      key: 'flags',
      header: say('reviews.flags'),
      isWideOnly: true,
      renderCell: ({ duplicates }) =>
        duplicates > 0 ? (
          <Badge tone="warning" shape="half">
            {say('reviews.duplicates', { smart_count: duplicates })}
          </Badge>
        ) : (
          <None />
        ),
    },
    { key: 'sent', header: say('reviews.sent'), renderCell: ({ submittedAt }) => <ShortDay at={submittedAt} /> },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <ReviewBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="identities"
      title={say('nav.identities')}
      firstState="under_review"
      views={[
        ...REVIEW_STATES.map((state) => ({ label: say(`states.review.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('reviews.empty')}
      renderDetail={(id) => <IdentityDetail key={id} id={id} />}
    />
  );
};
