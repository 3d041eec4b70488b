import type { Wire } from '@cairn/contracts';
import type { LedgerAccountRow } from '@cairn/contracts/admin/ledger.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { AccountName } from './account-name.js';
import css from './ledger.module.css';
import { LedgerTabs } from './ledger-tabs.js';
import { balanceOf } from './totals.js';

/** The data provider gives each account an id made of code and currency. */
type Row = Wire<LedgerAccountRow> & { id: string };

const AccountBalance = ({ account }: { account: Row }) => {
  const say = useSay();
  const { minor, side } = balanceOf(account);
  return (
    <span className={css.balance}>
      <Money minor={minor} currency={account.currency} /> <span className={css.side}>{say(`ledger.${side}`)}</span>
    </span>
  );
};

export const LedgerAccountList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { money } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'code',
      header: say('ledger.account'),
      renderCell: ({ code, holder }) => <AccountName code={code} holder={holder} leadsToEntries />,
    },
    {
      key: 'class',
      header: say('ledger.class'),
      isWideOnly: true,
      renderCell: (row) => wordOf('ledger.classes', row.class),
    },
    money('debit', 'ledger.debit', { isWideOnly: true }),
    money('credit', 'ledger.credit', { isWideOnly: true }),
    {
      key: 'balance',
      header: say('ledger.balance'),
      isFigure: true,
      renderCell: (row) => <AccountBalance account={row} />,
    },
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
      searchHint={say('ledger.search_accounts')}
      emptyText={say('ledger.no_accounts')}
    />
  );
};
