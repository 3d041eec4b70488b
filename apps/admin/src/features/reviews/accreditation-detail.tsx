import { adminApi, type Wire } from '@cairn/contracts';
import type { AccreditationDetail as Review } from '@cairn/contracts/admin/review.replies';
import { useClient } from '../../lib/data/client.js';
import { useMe } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { Notice } from '../../ui/records/notice.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { Claimed, Evidence, Stated, useConfirmerFacts, useVerdictFacts } from './accreditation-claim.js';
import { ReviewDetail, useReviewFacts } from './review-detail.js';
import { useCallDecision } from './use-call-decision.js';
import { useReviewDecisions } from './use-review-decisions.js';

const Acts = ({ review }: { review: Wire<Review> }) => {
  const client = useClient();
  const say = useSay();
  const me = useMe();
  const { id, version } = review;
  const params = { id };
  const decisions = useReviewDecisions({
    resource: 'accreditations',
    permission: 'accreditation.review',
    name: review.name,
    state: review.state,
    approvalWaits: review.contract === null ? say('accreditation.contract.waits') : null,
    conflicts: review.conflicts.length > 0,
    proposed: review.proposal !== null,
    isOwnProposal: review.proposal !== null && review.proposal.by === me?.email,
    approve: (reason) =>
      client.send(adminApi.approveAccreditation, {
        params,
        body: { version, ...(reason === '' ? {} : { reason }) },
      }),
    decline: (reason) => client.send(adminApi.declineAccreditation, { params, body: { version, reason } }),
  });
  const call = useCallDecision(review);
  return <Decisions decisions={[...call, ...decisions]} />;
};

/** The signed statements, with the signed document (SEC-48). */
const Contract = ({ review: { contract } }: { review: Wire<Review> }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <Section title={say('accreditation.contract.title')}>
      {contract === null ? (
        <Notice tone="warning">
          <p>{say('accreditation.contract.unsigned')}</p>
        </Notice>
      ) : (
        <Facts
          facts={[
            { label: say('accreditation.contract.signer'), value: <Said>{contract.signerName}</Said> },
            {
              label: say('accreditation.contract.type'),
              value: wordOf('accreditation.contract.types', contract.signatureType),
            },
            { label: say('accreditation.contract.at'), value: <Moment at={contract.signedAt} /> },
            {
              label: say('accreditation.contract.ip'),
              value: contract.ip === null ? null : <Code>{contract.ip}</Code>,
            },
            { label: say('accreditation.contract.sha256'), value: <Code>{contract.sha256}</Code> },
            {
              label: say('accreditation.contract.paper'),
              value: (
                <a href={contract.link} download>
                  {say('accreditation.contract.download')}
                </a>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
};

/** One application for accreditation: its grounds, and what was offered to prove them. */
export const AccreditationDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('accreditations', id);
  const facts = useReviewFacts();
  const confirmer = useConfirmerFacts();
  const verdict = useVerdictFacts();
  return (
    <ReviewDetail
      backTo="/accreditations"
      query={query}
      nameOf={({ name }) => name}
      renderBody={(review) => (
        <>
          <Section title={say('accreditation.claimed')}>
            <ul>
              {review.grounds.map((ground) => (
                <li key={ground}>{wordOf('accreditation.grounds', ground)}</li>
              ))}
            </ul>
          </Section>
          <Claimed review={review} />
          <Stated review={review} />
          <Section title={say('accreditation.proof')}>
            <Facts
              facts={[
                { label: say('accreditation.kind'), value: wordOf('accreditation.proofs', review.verificationType) },
                { label: say('accreditation.detail'), value: <Said>{review.detail}</Said> },
                ...confirmer(review),
                ...verdict(review),
                facts.email(review),
                facts.decided(review),
              ]}
            />
            <Evidence review={review} />
          </Section>
          <Contract review={review} />
        </>
      )}
      renderActs={(review) => <Acts review={review} />}
    />
  );
};
