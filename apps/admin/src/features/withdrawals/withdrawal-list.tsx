import { WITHDRAWAL_STATES, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { PaymentFileButton } from '../../ui/lists/payment-file-button.js';
import { WithdrawalBadge } from '../../ui/records/state-badge.js';
import { Code, Said } from '../../ui/records/text.js';
import { maskedAccount } from './masked-account.js';
import { WithdrawalDetail } from './withdrawal-detail.js';

type Row = Wire<AdminWithdrawal>;

export const WithdrawalList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { person, number, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    number,
    {
      key: 'bankName',
      header: say('withdrawals.goes_to'),
      isWideOnly: true,
      renderCell: ({ provider, payerLabel, bankName, accountNumberLast4 }) =>
        provider === null ? (
          <>
            <Said>{bankName}</Said> <Code>•••• {accountNumberLast4}</Code>
          </>
        ) : (
          <>
            {wordOf('desk.providers', provider)} <Code>{maskedAccount(payerLabel ?? '')}</Code>
          </>
        ),
    },
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
