import { REVIEW_STATES, type Wire } from '@cairn/contracts';
import type { AccreditationReview, IdentityReview } from '@cairn/contracts/admin/admin.replies';
import type { ReactNode } from 'react';
import { useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { Code, Said, ShortDay } from '../ui/text.js';

interface ReviewListProps<Row> {
  resource: 'identities' | 'accreditations';
  /** What tells one review of this kind from another, between the person and the date. */
  columns: readonly Column<Row>[];
  renderDetail: (id: string) => ReactNode;
}

/** The queue of one kind of review; those that wait come first. */
export const ReviewList = <Row extends Wire<IdentityReview> | Wire<AccreditationReview>>({
  resource,
  columns,
  renderDetail,
}: ReviewListProps<Row>) => {
  const say = useSay();
  return (
    <ListPage<Row>
      resource={resource}
      title={say(`nav.${resource}`)}
      firstState="under_review"
      views={[
        ...REVIEW_STATES.map((state) => ({ label: say(`states.review.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={[
        { key: 'name', header: say('people.person'), renderCell: ({ name }) => <Said>{name}</Said> },
        {
          key: 'email',
          header: say('people.email'),
          isWideOnly: true,
          renderCell: ({ email }) => <Code>{email}</Code>,
        },
        ...columns,
        { key: 'sent', header: say('reviews.sent'), renderCell: ({ submittedAt }) => <ShortDay at={submittedAt} /> },
        { key: 'state', header: say('list.state'), renderCell: ({ state }) => <ReviewBadge state={state} /> },
      ]}
      emptyText={say('reviews.empty')}
      renderDetail={renderDetail}
    />
  );
};
