import { WITHDRAWAL_STATES, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { Money } from '../ui/money.js';
import { PaymentFileButton } from '../ui/payment-file-button.js';
import { WithdrawalBadge } from '../ui/state-badge.js';
import { Code, Said, ShortDay } from '../ui/text.js';
import { WithdrawalDetail } from './withdrawal-detail.js';

type Row = Wire<AdminWithdrawal>;

export const WithdrawalList = () => {
  const say = useSay();
  const columns: readonly Column<Row>[] = [
    { key: 'person', header: say('people.person'), renderCell: ({ userName }) => <Said>{userName}</Said> },
    { key: 'number', header: say('list.number'), isWideOnly: true, renderCell: ({ number }) => <Code>{number}</Code> },
    { key: 'bank', header: say('bank.name'), isWideOnly: true, renderCell: ({ bankName }) => <Said>{bankName}</Said> },
    {
      key: 'amount',
      header: say('list.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      key: 'date',
      header: say('list.date'),
      isWideOnly: true,
      renderCell: ({ createdAt }) => <ShortDay at={createdAt} />,
    },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <WithdrawalBadge state={state} /> },
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
