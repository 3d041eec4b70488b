import type { Wire } from '@cairn/contracts';
import type { LedgerAccountRow } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { Money } from '../ui/money.js';
import { Code } from '../ui/text.js';
import { LedgerTabs } from './ledger-tabs.js';

/** The data provider gives each account an id made of code and currency. */
type Row = Wire<LedgerAccountRow> & { id: string };

export const LedgerAccountList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const columns: readonly Column<Row>[] = [
    { key: 'code', header: say('ledger.account'), renderCell: ({ code }) => <Code>{code}</Code> },
    {
      key: 'class',
      header: say('ledger.class'),
      isWideOnly: true,
      renderCell: (row) => wordOf('ledger.classes', row.class),
    },
    {
      key: 'debit',
      header: say('ledger.debit'),
      isFigure: true,
      renderCell: ({ debit, currency }) => <Money minor={debit} currency={currency} />,
    },
    {
      key: 'credit',
      header: say('ledger.credit'),
      isFigure: true,
      renderCell: ({ credit, currency }) => <Money minor={credit} currency={currency} />,
    },
    {
      key: 'pendingDebit',
      header: say('ledger.pending_debit'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ pendingDebit, currency }) => <Money minor={pendingDebit} currency={currency} />,
    },
    {
      key: 'pendingCredit',
      header: say('ledger.pending_credit'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ pendingCredit, currency }) => <Money minor={pendingCredit} currency={currency} />,
    },
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
