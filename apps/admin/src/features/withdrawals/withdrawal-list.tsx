import { WITHDRAWAL_STATES, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { PaymentFileButton } from '../../ui/lists/payment-file-button.js';
import { WithdrawalBadge } from '../../ui/records/state-badge.js';
import { WithdrawalDetail } from './withdrawal-detail.js';

type Row = Wire<AdminWithdrawal>;

export const WithdrawalList = () => {
  const say = useSay();
  const { person, said, number, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    number,
    said('bankName', 'bank.name', { isWideOnly: true }),
    money('amount', 'list.amount'),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state }) => <WithdrawalBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="withdrawals"
      title={say('nav.withdrawals')}
      firstState="requested"
      views={[
        ...WITHDRAWAL_STATES.map((state) => ({ label: say(`states.withdrawal.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('withdrawals.empty')}
      acts={<PaymentFileButton resource="withdrawals" />}
      renderDetail={(id) => <WithdrawalDetail key={id} id={id} />}
    />
  );
};
