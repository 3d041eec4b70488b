import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useRecord, useRefresh } from '../app/client.js';
import { useSay } from '../app/words.js';
import { Detail, Section } from '../shell/detail.js';
import { BankDetailsReveal } from '../ui/bank-details.js';
import { Decisions } from '../ui/decisions.js';
import { Facts, Sum } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { ReasonNotice } from '../ui/notice.js';
import { recordHead } from '../ui/record-head.js';
import { WithdrawalBadge } from '../ui/state-badge.js';
import { Code, Moment, Said } from '../ui/text.js';
import { useWithdrawalDecisions } from './use-withdrawal-decisions.js';

const Acts = ({ withdrawal }: { withdrawal: Wire<AdminWithdrawal> }) => (
  <Decisions decisions={useWithdrawalDecisions(withdrawal)} />
);

const Account = ({ withdrawal: { id } }: { withdrawal: Wire<AdminWithdrawal> }) => (
  <BankDetailsReveal
    read={(client, reason) => client.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason } })}
    onShown={useRefresh('withdrawals')}
  />
);

/** One withdrawal: what is sent, what the fee keeps, and where it goes. */
export const WithdrawalDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('withdrawals', id, (client) => client.send(adminApi.withdrawal, { params: { id } }));
  return (
    <Detail backTo="/withdrawals" query={query}>
      {(withdrawal) => {
        const { amount, fee, currency } = withdrawal;
        return {
          ...recordHead({
            begun: say('withdrawals.asked'),
            at: withdrawal.createdAt,
            id: withdrawal.userEmail,
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
                total={{ label: say('withdrawals.net'), value: <Money minor={amount - fee} currency={currency} /> }}
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
              <Section title={say('withdrawals.progress')}>
                <p>{say(withdrawal.needsApproval ? 'withdrawals.two_people' : 'withdrawals.one_person')}</p>
                <Facts
                  facts={[
                    { label: say('withdrawals.sendable'), value: <Moment at={withdrawal.sendableAt} /> },
                    {
                      label: say('withdrawals.approved_by'),
                      value: withdrawal.approvedBy && <Said>{withdrawal.approvedBy}</Said>,
                    },
                    {
                      label: say('withdrawals.account_shown'),
                      value: withdrawal.accountShownAt && <Moment at={withdrawal.accountShownAt} />,
                    },
                    {
                      label: say('withdrawals.transfer_begun'),
                      value: withdrawal.transferBegunAt && <Moment at={withdrawal.transferBegunAt} />,
                    },
                    { label: say('withdrawals.sent_by'), value: withdrawal.sentBy && <Said>{withdrawal.sentBy}</Said> },
                    {
                      label: say('withdrawals.reference'),
                      value: withdrawal.reference && <Code>{withdrawal.reference}</Code>,
                    },
                  ]}
                />
              </Section>
              <Section title={say('people.person')}>
                <Facts facts={[{ label: say('people.email'), value: <Code>{withdrawal.userEmail}</Code> }]} />
              </Section>
            </>
          ),
          foot: <Acts withdrawal={withdrawal} />,
        };
      }}
    </Detail>
  );
};
