import { adminApi, type Wire } from '@cairn/contracts';
import type { IdentityReview } from '@cairn/contracts/admin/admin.replies';
import { useClient, useRecord } from '../app/client.js';
import { useSay } from '../app/words.js';
import { Detail, Section } from '../shell/detail.js';
import { Avatar } from '../ui/avatar.js';
import { Decisions } from '../ui/decisions.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { Notice } from '../ui/notice.js';
import { ReviewBadge } from '../ui/state-badge.js';
import { CalendarDate, Code, Moment, Said } from '../ui/text.js';
import { useReviewDecisions } from './use-review-decisions.js';

/** Income and net worth are asked in US dollars: the limits of Reg CF are. */
const LIMIT_CURRENCY = 'USD';

const Acts = ({ review }: { review: Wire<IdentityReview> }) => {
  const client = useClient();
  const params = { id: review.id };
  const decisions = useReviewDecisions({
    resource: 'identities',
    permission: 'identity.review',
    review,
    approve: () => client.send(adminApi.approveIdentity, { params }),
    decline: (reason) => client.send(adminApi.declineIdentity, { params, body: { reason } }),
  });
  return <Decisions decisions={decisions} />;
};

/** One identity record. The number stays masked: whoever decides sees its last four digits and whether it is known. */
export const IdentityDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('identities', id, (client) => client.send(adminApi.identity, { params: { id } }));
  return (
    <Detail backTo="/identities" query={query}>
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
            {review.duplicates > 0 && (
              <Notice tone="warning">
                <p>{say('reviews.duplicates_text', { smart_count: review.duplicates })}</p>
              </Notice>
            )}
            {review.declineReason !== null && (
              <Notice tone="danger">
                <p>
                  {say('reviews.declined_because')} <Said>{review.declineReason}</Said>
                </p>
              </Notice>
            )}
            <Section title={say('reviews.answers')}>
              <Facts
                facts={[
                  { label: say('people.email'), value: <Code>{review.email}</Code> },
                  { label: say('people.born'), value: <CalendarDate date={review.dateOfBirth} /> },
                  {
                    label: say('people.ssn'),
                    value: review.ssnLast4 === null ? null : <Code>••• •• {review.ssnLast4}</Code>,
                  },
                  { label: say('people.address'), value: <Said>{review.address}</Said> },
                  { label: say('people.country'), value: <Said>{review.country}</Said> },
                  {
                    label: say('people.income'),
                    value: <Money minor={review.yearlyIncome} currency={LIMIT_CURRENCY} />,
                  },
                  {
                    label: say('people.net_worth'),
                    value: <Money minor={review.netWorth} currency={LIMIT_CURRENCY} />,
                  },
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
