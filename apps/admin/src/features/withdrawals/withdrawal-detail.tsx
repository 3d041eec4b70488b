import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useSay, type WordKey } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { BankDetailsReveal } from '../../ui/records/bank-details.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ReasonNotice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink, RecordLink } from '../../ui/records/record-link.js';
import { WithdrawalBadge } from '../../ui/records/state-badge.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { useWithdrawalDecisions } from './use-withdrawal-decisions.js';

type Row = Wire<AdminWithdrawal>;

/** The label of the sum after the fee, by the state. */
const NETS: Readonly<Record<Row['state'], WordKey>> = {
  requested: 'withdrawals.nets.waiting',
  approved: 'withdrawals.nets.waiting',
  sent: 'withdrawals.nets.sent',
  failed: 'withdrawals.nets.failed',
  rejected: 'withdrawals.nets.ended',
  cancelled: 'withdrawals.nets.ended',
};

/** The outcome, where it did not arrive. */
const endOf = ({ state, failedAt, endedAt }: Row): [word: WordKey, at: string | null] | null => {
  if (state === 'failed') return ['withdrawals.failed_at', failedAt];
  if (state === 'rejected') return ['withdrawals.rejected_at', endedAt];
  return state === 'cancelled' ? ['withdrawals.cancelled_at', endedAt] : null;
};

const Acts = ({ withdrawal }: { withdrawal: Row }) => <Decisions decisions={useWithdrawalDecisions(withdrawal)} />;

const Account = ({ withdrawal: { id, state } }: { withdrawal: Row }) => (
  <BankDetailsReveal
    state={state}
    read={(client, reason) => client.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason } })}
    onShown={useRefresh('withdrawals')}
  />
);

const Progress = ({ withdrawal }: { withdrawal: Row }) => {
  const say = useSay();
  const moment = (at: string | null) => at && <Moment at={at} />;
  const end = endOf(withdrawal);
  return (
    <Section title={say('withdrawals.progress')}>
      <p>{say(withdrawal.needsApproval ? 'withdrawals.two_people' : 'withdrawals.one_person')}</p>
      <Facts
        facts={[
          { label: say('withdrawals.sendable'), value: moment(withdrawal.sendableAt) },
          {
            label: say('withdrawals.approved_by'),
            value: withdrawal.approvedBy && <Said>{withdrawal.approvedBy}</Said>,
          },
          { label: say('withdrawals.approved_at'), value: moment(withdrawal.approvedAt) },
          { label: say('withdrawals.account_shown'), value: moment(withdrawal.accountShownAt) },
          { label: say('withdrawals.transfer_begun'), value: moment(withdrawal.transferBegunAt) },
          { label: say('withdrawals.sent_by'), value: withdrawal.sentBy && <Said>{withdrawal.sentBy}</Said> },
          { label: say('withdrawals.sent_at'), value: moment(withdrawal.sentAt) },
          { label: say('withdrawals.reference'), value: withdrawal.reference && <Code>{withdrawal.reference}</Code> },
          ...(end === null ? [] : [{ label: say(end[0]), value: moment(end[1]) }]),
        ]}
      />
    </Section>
  );
};

/** One withdrawal: the amount, the fee, and the destination. */
export const WithdrawalDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('withdrawals', id);
  return (
    <Detail backTo="/withdrawals" query={query}>
      {(withdrawal) => {
        const { amount, fee, currency } = withdrawal;
        return {
          ...recordHead({
            begun: say('withdrawals.asked'),
            at: withdrawal.createdAt,
            id: withdrawal.userId,
            leadsTo: 'users',
            name: withdrawal.userName,
            under: (
              <>
                <WithdrawalBadge state={withdrawal.state} />
                <Code>{withdrawal.number}</Code>
              </>
            ),
          }),
          body: (
            <>
              <ReasonNotice
                label={say(
                  withdrawal.state === 'failed' ? 'withdrawals.failed_because' : 'withdrawals.rejected_because',
                )}
                reason={withdrawal.reason}
              />
              <Sum
                parts={[
                  { label: say('withdrawals.amount'), value: <Money minor={amount} currency={currency} /> },
                  { label: say('withdrawals.fee'), value: <Money minor={-fee} currency={currency} /> },
                ]}
                total={{
                  label: say(NETS[withdrawal.state]),
                  value: <Money minor={amount - fee} currency={currency} />,
                }}
              />
              <Section title={say('bank.title')}>
                <Facts
                  facts={[
                    {
                      label: say('bank.holder'),
                      value: withdrawal.accountHolder && <Said>{withdrawal.accountHolder}</Said>,
                    },
                    { label: say('bank.name'), value: <Said>{withdrawal.bankName}</Said> },
                    { label: say('bank.account'), value: <Code>•••• {withdrawal.accountNumberLast4}</Code> },
                  ]}
                />
                <Account withdrawal={withdrawal} />
              </Section>
              <Progress withdrawal={withdrawal} />
              <Section title={say('people.person')}>
                <Facts
                  facts={[
                    {
                      label: say('people.name'),
                      value: (
                        <RecordLink resource="users" id={withdrawal.userId}>
                          {withdrawal.userName}
                        </RecordLink>
                      ),
                    },
                    { label: say('people.email'), value: <Code>{withdrawal.userEmail}</Code> },
                  ]}
                />
                <p>
                  <ListLink resource="ledger-transactions" filter={{ q: withdrawal.id }}>
                    {say('ledger.entries_of')}
                  </ListLink>
                </p>
              </Section>
            </>
          ),
          foot: <Acts withdrawal={withdrawal} />,
        };
      }}
    </Detail>
  );
};
