import type { Wire } from '@cairn/contracts';
import type { AccreditationReview, IdentityReview } from '@cairn/contracts/admin/admin.replies';
import type { ReactNode } from 'react';
import { useSay } from '../app/words.js';
import { Detail, type DetailProps } from '../shell/detail.js';
import { Avatar } from '../ui/avatar.js';
import { Notice } from '../ui/notice.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { Code, Moment, Said } from '../ui/text.js';

type Review = Wire<IdentityReview> | Wire<AccreditationReview>;

interface ReviewDetailProps<T extends Review> extends Omit<DetailProps<T>, 'children'> {
  renderBody: (review: T) => ReactNode;
  renderActs: (review: T) => ReactNode;
}

/** What every review says of its person and of an earlier refusal, around what this one asks. */
export const ReviewDetail = <T extends Review>({ renderBody, renderActs, ...detail }: ReviewDetailProps<T>) => {
  const say = useSay();
  return (
    <Detail {...detail}>
      {(review) => ({
        kicker: (
          <>
            {say('reviews.sent')} <Moment at={review.submittedAt} />
          </>
        ),
        picture: <Avatar id={review.userId} name={review.name} large />,
        title: <Said>{review.name}</Said>,
        under: <ReviewBadge state={review.state} />,
        body: (
          <>
            {review.declineReason !== null && (
              <Notice tone="danger">
                <p>
                  {say('reviews.declined_because')} <Said>{review.declineReason}</Said>
                </p>
              </Notice>
            )}
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
