import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useRecord } from '../app/client.js';
import { useSay } from '../app/words.js';
import { Detail } from '../shell/detail.js';
import { Avatar } from '../ui/avatar.js';
import { Decisions } from '../ui/decisions.js';
import { Facts, Sum } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { WithdrawalBadge } from '../ui/state-badge.js';
import { Code, Moment, Said } from '../ui/text.js';
import { useWithdrawalDecisions } from './use-withdrawal-decisions.js';

const Acts = ({ withdrawal }: { withdrawal: Wire<AdminWithdrawal> }) => (
  <Decisions decisions={useWithdrawalDecisions(withdrawal)} />
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
          kicker: (
            <>
              {say('withdrawals.asked')} <Moment at={withdrawal.createdAt} />
            </>
          ),
          picture: <Avatar id={withdrawal.userEmail} name={withdrawal.userName} large />,
          title: <Said>{withdrawal.userName}</Said>,
          under: (
            <>
              <WithdrawalBadge state={withdrawal.state} />
              <Code>{withdrawal.number}</Code>
            </>
          ),
          body: (
            <>
              <Sum
                parts={[
                  { label: say('withdrawals.amount'), value: <Money minor={amount} currency={currency} /> },
                  { label: say('withdrawals.fee'), value: <Money minor={-fee} currency={currency} /> },
                ]}
                total={{ label: say('withdrawals.net'), value: <Money minor={amount - fee} currency={currency} /> }}
              />
              <Facts
                facts={[
                  { label: say('people.email'), value: <Code>{withdrawal.userEmail}</Code> },
                  { label: say('bank.name'), value: <Said>{withdrawal.bankName}</Said> },
                  { label: say('bank.account'), value: <Code>•••• {withdrawal.accountNumberLast4}</Code> },
                  {
                    label: say('bank.routing'),
                    value: withdrawal.routingNumber === null ? null : <Code>{withdrawal.routingNumber}</Code>,
                  },
                  {
                    label: say('withdrawals.reference'),
                    value: withdrawal.reference === null ? null : <Code>{withdrawal.reference}</Code>,
                  },
                ]}
              />
            </>
          ),
          foot: <Acts withdrawal={withdrawal} />,
        };
      }}
    </Detail>
  );
};
