import type { Wire } from '@cairn/contracts';
import type { LedgerAccountRow } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { AccountName } from './account-name.js';
import { LedgerTabs } from './ledger-tabs.js';

/** The data provider gives each account an id made of code and currency. */
type Row = Wire<LedgerAccountRow> & { id: string };

export const LedgerAccountList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { money } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    { key: 'code', header: say('ledger.account'), renderCell: ({ code }) => <AccountName code={code} /> },
    {
      key: 'class',
      header: say('ledger.class'),
      isWideOnly: true,
      renderCell: (row) => wordOf('ledger.classes', row.class),
    },
    money('debit', 'ledger.debit'),
    money('credit', 'ledger.credit'),
    money('pendingDebit', 'ledger.pending_debit', { isWideOnly: true }),
    money('pendingCredit', 'ledger.pending_credit', { isWideOnly: true }),
  ];
  return (
    <ListPage<Row>
      resource="ledger-accounts"
      title={say('nav.ledger')}
      tabs={<LedgerTabs />}
      firstState={null}
      views={[]}
      columns={columns}
      emptyText={say('ledger.no_accounts')}
    />
  );
};
