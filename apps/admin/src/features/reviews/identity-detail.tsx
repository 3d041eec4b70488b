import { adminApi, type Wire } from '@cairn/contracts';
import type { IdentityDetail as Review } from '@cairn/contracts/admin/review.replies';
import { useClient } from '../../lib/data/client.js';
import { useRecord } from '../../lib/data/reads.js';
import { isNamedOtherwise, legalNameOf } from '../../lib/format/legal-name.js';
import { countryIn } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { Notice } from '../../ui/records/notice.js';
import { Said } from '../../ui/records/text.js';
import { IdentityAppeal } from './identity-appeal.js';
import { IdentityChecks, IdentityDocuments, useLackingPaper } from './identity-checks.js';
import { IdentityMatches, useUndecidedMatch } from './identity-matches.js';
import { useIdentitySecrets } from '../../ui/records/identity-secrets.js';
import { ReviewDetail, useReviewFacts } from './review-detail.js';
import { useReviewDecisions } from './use-review-decisions.js';

const Acts = ({ review }: { review: Wire<Review> }) => {
  const client = useClient();
  const undecided = useUndecidedMatch(review);
  const lacksPaper = useLackingPaper(review);
  const approvalWaits = undecided ?? lacksPaper;
  const { id, version } = review;
  const params = { id };
  const isSameNumber = review.duplicates > 0;
  const decisions = useReviewDecisions({
    resource: 'identities',
    permission: 'identity.review',
    name: legalNameOf(review),
    state: review.state,
    approvalWaits,
    isSameNumber,
    approve: (reason) =>
      client.send(adminApi.approveIdentity, { params, body: isSameNumber ? { version, reason } : { version } }),
    decline: (reason) => client.send(adminApi.declineIdentity, { params, body: { version, reason } }),
  });
  return <Decisions decisions={decisions} />;
};

/** One identity record. Date of birth, number, address, telephone and figures are masked until they are revealed (SEC-50). */
export const IdentityDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const language = useLanguage();
  const query = useRecord('identities', id);
  const facts = useReviewFacts();
  const secrets = useIdentitySecrets();
  return (
    <ReviewDetail
      backTo="/identities"
      query={query}
      nameOf={legalNameOf}
      renderBody={(review) => (
        <>
          <IdentityAppeal appeal={review.appeal} />
          {isNamedOtherwise(review) && (
            <Notice tone="warning">
              <p>{say('reviews.name_differs')}</p>
            </Notice>
          )}
          {review.duplicates > 0 && (
            <Notice tone="warning">
              <p>{say('reviews.duplicates_text', { smart_count: review.duplicates })}</p>
            </Notice>
          )}
          <Section title={say('reviews.answers')}>
            <Facts
              facts={[
                { label: say('reviews.legal_name'), value: <Said>{legalNameOf(review)}</Said> },
                { label: say('reviews.account_name'), value: <Said>{review.name}</Said> },
                facts.email(review),
                { label: say('people.place'), value: <Said>{review.place}</Said> },
                { label: say('people.country'), value: <Said>{countryIn(language, review.country)}</Said> },
                ...secrets(review.id, review.secrets, {
                  dateOfBirth: `${review.birthYear}-••-••`,
                  ssn: `••• •• ${review.ssnLast4 ?? ''}`,
                }),
                facts.decided(review),
              ]}
            />
          </Section>
          <IdentityMatches review={review} />
          <IdentityChecks review={review} />
          <IdentityDocuments review={review} />
        </>
      )}
      renderActs={(review) => <Acts review={review} />}
    />
  );
};
