import { adminApi, type Wire } from '@cairn/contracts';
import type { AccreditationReview } from '@cairn/contracts/admin/admin.replies';
import { useClient, useRecord } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Section } from '../shell/detail.js';
import { Decisions } from '../ui/decisions.js';
import { Facts } from '../ui/facts.js';
import { Said } from '../ui/text.js';
import { ReviewDetail, useReviewFacts } from './review-detail.js';
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
  const facts = useReviewFacts();
  return (
    <ReviewDetail
      backTo="/accreditations"
      query={query}
      renderBody={(review) => (
        <>
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
                facts.email(review),
                facts.decided(review),
              ]}
            />
          </Section>
        </>
      )}
      renderActs={(review) => <Acts review={review} />}
    />
  );
};
