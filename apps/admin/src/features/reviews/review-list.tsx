import { REVIEW_STATES, type Wire } from '@cairn/contracts';
import type { AccreditationReview, IdentityReview } from '@cairn/contracts/admin/review.replies';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { ReviewBadge } from '../../ui/records/state-badge.js';

interface ReviewListProps<Row> {
  resource: 'identities' | 'accreditations';
  person: Column<Row>;
  /** The columns of this kind of review, between the person and the date. */
  columns: readonly Column<Row>[];
  renderDetail: (id: string) => ReactNode;
}

/** The queue of one kind of review; those that wait come first. */
export const ReviewList = <Row extends Wire<IdentityReview> | Wire<AccreditationReview>>({
  resource,
  person,
  columns,
  renderDetail,
}: ReviewListProps<Row>) => {
  const say = useSay();
  const { email, day, stateHead } = useCommonColumns();
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
        person,
        email,
        ...columns,
        day('submittedAt', 'reviews.sent', {}),
        { ...stateHead, renderCell: ({ state }) => <ReviewBadge state={state} /> },
      ]}
      emptyText={say('reviews.empty')}
      renderDetail={renderDetail}
    />
  );
};
