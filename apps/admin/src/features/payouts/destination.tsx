import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminPayoutRecord } from '@cairn/contracts/admin/admin.replies';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Badge } from '../../ui/records/badge.js';
import { BankDetailsReveal } from '../../ui/records/bank-details.js';
import { Facts } from '../../ui/records/facts.js';
import { Moment, Said } from '../../ui/records/text.js';

type Payout = Wire<AdminPayoutRecord>;

const Account = ({ payout: { id, state } }: { payout: Payout }) => (
  <BankDetailsReveal
    state={state}
    read={(client, reason) => client.send(adminApi.payoutBankDetails, { params: { id }, body: { reason } })}
    onShown={useRefresh('payouts')}
  />
);

/** Whether the account is in the company's name; the name itself is in the account, which is shown for a reason. */
const Holder = ({ isCompany }: { isCompany: boolean | null }) => {
  const say = useSay();
  if (isCompany === null) return say('payouts.holder_unknown');
  return isCompany ? (
    <Badge tone="success" shape="dot">
      {say('payouts.holder_same')}
    </Badge>
  ) : (
    <Badge tone="warning" shape="square">
      {say('payouts.holder_differs')}
    </Badge>
  );
};

/** Where the money goes: the company, and the account that it is sent to. */
export const Destination = ({ payout }: { payout: Payout }) => {
  const say = useSay();
  const isBank = payout.method === 'bank_transfer';
  return (
    <Section title={say('payouts.destination')}>
      <Facts
        facts={[
          { label: say('payouts.company'), value: payout.companyName && <Said>{payout.companyName}</Said> },
          ...(isBank ? [{ label: say('payouts.holder'), value: <Holder isCompany={payout.holderIsCompany} /> }] : []),
          { label: say('payouts.method'), value: say(`payouts.methods.${payout.method}`) },
          { label: say('payouts.account'), value: payout.destination && <Said>{payout.destination}</Said> },
          ...(payout.sendableAt === null
            ? []
            : [{ label: say('payouts.sendable'), value: <Moment at={payout.sendableAt} /> }]),
        ]}
      />
      {isBank && <Account payout={payout} />}
    </Section>
  );
};
