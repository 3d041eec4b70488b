import { PAYOUT_STATES, type Wire } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { PaymentFileButton } from '../../ui/lists/payment-file-button.js';
import { PayoutBadge } from '../../ui/records/state-badge.js';
import { PayoutDetail } from './payout-detail.js';

type Row = Wire<AdminPayout>;

export const PayoutList = () => {
  const say = useSay();
  const { said, number, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('campaignName', 'payouts.campaign'),
    number,
    day('requestedAt', 'payouts.asked'),
    {
      key: 'method',
      header: say('payouts.method'),
      isWideOnly: true,
      renderCell: ({ method }) => say(`payouts.methods.${method}`),
    },
    money('amount', 'payouts.amount'),
    { ...stateHead, renderCell: ({ state }) => <PayoutBadge state={state} /> },
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
