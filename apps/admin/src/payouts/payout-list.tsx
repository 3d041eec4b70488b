import { PAYOUT_STATES, type Wire } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { Money } from '../ui/money.js';
import { PaymentFileButton } from '../ui/payment-file-button.js';
import { PayoutBadge } from '../ui/state-badge.js';
import { Code, Said, ShortDay } from '../ui/text.js';
import { PayoutDetail } from './payout-detail.js';

type Row = Wire<AdminPayout>;

export const PayoutList = () => {
  const say = useSay();
  const columns: readonly Column<Row>[] = [
    { key: 'campaign', header: say('payouts.campaign'), renderCell: ({ campaignName }) => <Said>{campaignName}</Said> },
    { key: 'number', header: say('list.number'), isWideOnly: true, renderCell: ({ number }) => <Code>{number}</Code> },
    {
      key: 'requested',
      header: say('payouts.asked'),
      isWideOnly: true,
      renderCell: ({ requestedAt }) => <ShortDay at={requestedAt} />,
    },
    {
      key: 'method',
      header: say('payouts.method'),
      isWideOnly: true,
      renderCell: ({ method }) => say(`payouts.methods.${method}`),
    },
    {
      key: 'amount',
      header: say('payouts.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <PayoutBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="payouts"
      title={say('nav.payouts')}
      firstState="requested"
      views={[
        ...PAYOUT_STATES.map((state) => ({ label: say(`states.payout.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('payouts.empty')}
      acts={<PaymentFileButton resource="payouts" />}
      footNote={say('payouts.two_people_note')}
      renderDetail={(id) => <PayoutDetail key={id} id={id} />}
    />
  );
};
