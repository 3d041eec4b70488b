import type { Wire } from '@cairn/contracts';
import type { AccreditationReview, IdentityReview } from '@cairn/contracts/admin/review.replies';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Detail, type DetailProps } from '../../ui/layout/detail.js';
import { ReasonNotice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ReviewBadge } from '../../ui/records/state-badge.js';
import { Code, Moment } from '../../ui/records/text.js';

type Review = Wire<IdentityReview> | Wire<AccreditationReview>;

interface ReviewDetailProps<T extends Review> extends Omit<DetailProps<T>, 'children'> {
  /** The subject of the review. */
  nameOf: (review: T) => string;
  renderBody: (review: T) => ReactNode;
  renderActs: (review: T) => ReactNode;
}

/** The parts of every review (the person, an earlier refusal) around those of this kind. */
export const ReviewDetail = <T extends Review>({ nameOf, renderBody, renderActs, ...detail }: ReviewDetailProps<T>) => {
  const say = useSay();
  return (
    <Detail {...detail}>
      {(review) => ({
        ...recordHead({
          begun: say('reviews.sent'),
          at: review.submittedAt,
          id: review.userId,
          leadsTo: 'users',
          name: nameOf(review),
          under: <ReviewBadge state={review.state} />,
        }),
        body: (
          <>
            <ReasonNotice label={say('reviews.declined_because')} reason={review.declineReason} />
            {renderBody(review)}
          </>
        ),
        foot: renderActs(review),
      })}
    </Detail>
  );
};

/** The facts that every review ends with. */
export const useReviewFacts = () => {
  const say = useSay();
  return {
    email: (review: Review) => ({ label: say('people.email'), value: <Code>{review.email}</Code> }),
    decided: (review: Review) => ({
      label: say('reviews.decided'),
      value: review.decidedAt === null ? null : <Moment at={review.decidedAt} />,
    }),
  };
};
