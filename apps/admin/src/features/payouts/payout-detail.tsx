import type { Wire } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import { useRecord } from '../../lib/data/reads.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts } from '../../ui/records/facts.js';
import { ListedIn } from '../../ui/records/listing-file.js';
import { Notice, ReasonNotice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink, RecordLink } from '../../ui/records/record-link.js';
import { PayoutBadge } from '../../ui/records/state-badge.js';
import { Code, Moment } from '../../ui/records/text.js';
import { Destination } from './destination.js';
import { PayoutAmount } from './payout-amount.js';
import { TwoPeople } from './two-people.js';
import { usePayoutDecisions } from './use-payout-decisions.js';

const Acts = ({ payout }: { payout: Wire<AdminPayout> }) => <Decisions decisions={usePayoutDecisions(payout)} />;

/** One payout: how its amount comes about, the destination, and the two people who must confirm. */
export const PayoutDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const query = useRecord('payouts', id);
  return (
    <Detail backTo="/payouts" query={query}>
      {(payout) => ({
        ...recordHead({
          begun: say('payouts.asked'),
          at: payout.requestedAt,
          id: payout.campaignId,
          leadsTo: 'campaigns',
          name: payout.campaignName,
          under: (
            <>
              <PayoutBadge state={payout.state} />
              <Code>{payout.number}</Code>
            </>
          ),
        }),
        body: (
          <>
            <ReasonNotice
              label={say(payout.state === 'failed' ? 'payouts.failed_because' : 'payouts.rejected_because')}
              reason={payout.declineReason && wordOf('desk.transfer_failures', payout.declineReason)}
            />
            {payout.waitingFor !== null && payout.nextTryAt !== null && (
              <Notice tone="info">
                <p>
                  {say(`payouts.waiting.${payout.waitingFor}`)} <Moment at={payout.nextTryAt} />
                </p>
              </Notice>
            )}
            <PayoutAmount payout={payout} />
            <Destination payout={payout} />
            <Section title={say('payouts.two_people')}>
              <TwoPeople payout={payout} />
            </Section>
            <Section title={say('payouts.progress')}>
              <Facts
                facts={[
                  {
                    label: say('payouts.campaign'),
                    value: (
                      <RecordLink resource="campaigns" id={payout.campaignId}>
                        {payout.campaignName}
                      </RecordLink>
                    ),
                  },
                  {
                    label: say('payouts.asked_by'),
                    value: (
                      <RecordLink resource="users" id={payout.requestedById}>
                        {payout.requestedBy}
                      </RecordLink>
                    ),
                  },
                  { label: say('payouts.reference'), value: payout.reference && <Code>{payout.reference}</Code> },
                  ...(payout.method === 'bank_transfer'
                    ? [
                        {
                          label: say('withdrawals.transfer_begun_at'),
                          value: payout.transferBegunAt && <Moment at={payout.transferBegunAt} />,
                        },
                        { label: say('banking.in_file'), value: payout.file && <ListedIn file={payout.file} /> },
                      ]
                    : []),
                  { label: say('payouts.paid_at'), value: payout.paidAt && <Moment at={payout.paidAt} /> },
                  { label: say('payouts.failed_at'), value: payout.failedAt && <Moment at={payout.failedAt} /> },
                ]}
              />
              <p>
                <ListLink resource="ledger-transactions" filter={{ q: payout.id }}>
                  {say('ledger.entries_of')}
                </ListLink>
              </p>
            </Section>
          </>
        ),
        foot: <Acts payout={payout} />,
      })}
    </Detail>
  );
};
