import { adminApi, type Wire } from '@cairn/contracts';
import type { AccreditationReview } from '@cairn/contracts/admin/admin.replies';
import { useClient, useRecord } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Detail, Section } from '../shell/detail.js';
import { Avatar } from '../ui/avatar.js';
import { Decisions } from '../ui/decisions.js';
import { Facts } from '../ui/facts.js';
import { Notice } from '../ui/notice.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { Code, Moment, Said } from '../ui/text.js';
import { useReviewDecisions } from './use-review-decisions.js';

const Acts = ({ review }: { review: Wire<AccreditationReview> }) => {
  const client = useClient();
  const params = { id: review.id };
  const decisions = useReviewDecisions({
    resource: 'accreditations',
    permission: 'accreditation.review',
    review,
    approve: () => client.send(adminApi.approveAccreditation, { params }),
    decline: (reason) => client.send(adminApi.declineAccreditation, { params, body: { reason } }),
  });
  return <Decisions decisions={decisions} />;
};

/** One application for accreditation: its grounds, and what was offered to prove them. */
export const AccreditationDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('accreditations', id, (client) => client.send(adminApi.accreditation, { params: { id } }));
  return (
    <Detail backTo="/accreditations" query={query}>
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
            <Section title={say('accreditation.claimed')}>
              <ul>
                {review.grounds.map((ground) => (
                  <li key={ground}>{wordOf('accreditation.grounds', ground)}</li>
                ))}
              </ul>
            </Section>
            <Section title={say('accreditation.proof')}>
              <Facts
                facts={[
                  { label: say('accreditation.kind'), value: wordOf('accreditation.proofs', review.verificationType) },
                  { label: say('accreditation.detail'), value: <Said>{review.detail}</Said> },
                  { label: say('people.email'), value: <Code>{review.email}</Code> },
                  {
                    label: say('reviews.decided'),
                    value: review.decidedAt === null ? null : <Moment at={review.decidedAt} />,
                  },
                ]}
              />
            </Section>
          </>
        ),
        foot: <Acts review={review} />,
      })}
    </Detail>
  );
};
