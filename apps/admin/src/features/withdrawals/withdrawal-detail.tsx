import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useSay, type WordKey } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { BankDetailsReveal } from '../../ui/records/bank-details.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { ListedIn } from '../../ui/records/listing-file.js';
import { Money } from '../../ui/records/money.js';
import { ReasonNotice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { ListLink, RecordLink } from '../../ui/records/record-link.js';
import { WithdrawalBadge } from '../../ui/records/state-badge.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { useWithdrawalDecisions } from './use-withdrawal-decisions.js';

type Row = Wire<AdminWithdrawal>;

/** The label of the sum after the fee, by the state. */
const NETS: Readonly<Record<Row['state'], readonly [byBank: WordKey, byProvider: WordKey]>> = {
  requested: ['withdrawals.nets.waiting', 'withdrawals.nets.waiting_payer'],
  approved: ['withdrawals.nets.waiting', 'withdrawals.nets.waiting_payer'],
  released: ['withdrawals.nets.waiting', 'withdrawals.nets.released'],
  sent: ['withdrawals.nets.sent', 'withdrawals.nets.sent_payer'],
  failed: ['withdrawals.nets.failed', 'withdrawals.nets.failed_payer'],
  rejected: ['withdrawals.nets.ended', 'withdrawals.nets.ended_payer'],
  cancelled: ['withdrawals.nets.ended', 'withdrawals.nets.ended_payer'],
};
const netOf = ({ state, provider }: Row): WordKey => NETS[state][provider === null ? 0 : 1];

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

/** The bank account, or the account at the provider that pays it out. */
const Destination = ({ withdrawal }: { withdrawal: Row }) => {
  const say = useSay();
  const { accountHolder, provider, payerLabel, bankName, accountNumberLast4 } = withdrawal;
  const holder = { label: say('bank.holder'), value: accountHolder && <Said>{accountHolder}</Said> };
  if (provider !== null)
    return (
      <Section title={say('withdrawals.account')}>
        <Facts facts={[holder, { label: say('bank.account'), value: <Said>{payerLabel}</Said> }]} />
      </Section>
    );
  return (
    <Section title={say('bank.title')}>
      <Facts
        facts={[
          holder,
          { label: say('bank.name'), value: <Said>{bankName}</Said> },
          { label: say('bank.account'), value: <Code>•••• {accountNumberLast4}</Code> },
        ]}
      />
      <Account withdrawal={withdrawal} />
    </Section>
  );
};

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
          { label: say('banking.in_file'), value: withdrawal.file && <ListedIn file={withdrawal.file} /> },
          {
            label: say(withdrawal.provider === null ? 'withdrawals.sent_by' : 'withdrawals.released_by'),
            value: withdrawal.sentBy && <Said>{withdrawal.sentBy}</Said>,
          },
          { label: say('withdrawals.released_at'), value: moment(withdrawal.releasedAt) },
          { label: say('withdrawals.sent_at'), value: moment(withdrawal.sentAt) },
          {
            label: say(withdrawal.provider === null ? 'withdrawals.reference' : 'withdrawals.payout_reference'),
            value: withdrawal.reference && <Code>{withdrawal.reference}</Code>,
          },
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
                  withdrawal.state !== 'failed'
                    ? 'withdrawals.rejected_because'
                    : withdrawal.provider === null
                      ? 'withdrawals.failed_because'
                      : 'withdrawals.not_paid_because',
                )}
                reason={withdrawal.reason}
              />
              <Sum
                parts={[
                  { label: say('withdrawals.amount'), value: <Money minor={amount} currency={currency} /> },
                  { label: say('withdrawals.fee'), value: <Money minor={-fee} currency={currency} /> },
                ]}
                total={{
                  label: say(netOf(withdrawal)),
                  value: <Money minor={amount - fee} currency={currency} />,
                }}
              />
              <Destination withdrawal={withdrawal} />
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
