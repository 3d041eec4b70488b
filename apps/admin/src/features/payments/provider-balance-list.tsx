import type { Wire } from '@cairn/contracts';
import type { ProviderBalanceRow } from '@cairn/contracts/payments/provider-balances';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Strong } from '../../ui/records/text.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<ProviderBalanceRow>;

/** What each provider holds, what the ledger says, and since when the two differ. */
export const ProviderBalanceList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { code, money, day } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'provider',
      header: say('desk.provider'),
      renderCell: ({ provider }) => <Strong>{wordOf('desk.providers', provider)}</Strong>,
    },
    code('currency', 'banking.currency', { isFolded: true }),
    money('balance', 'desk.their_balance', { isFolded: true }),
    money('ours', 'desk.our_balance', { isFolded: true }),
    money('inFlight', 'desk.in_flight', { isWideOnly: true }),
    money('difference', 'desk.difference'),
    day('differsSince', 'desk.differs_since', { isFolded: true }),
    day('readAt', 'desk.read_at'),
  ];
  return (
    <ListPage<Row>
      resource="provider-balances"
      title={say('nav.provider-balances')}
      tabs={<PaymentsTabs />}
      firstState={null}
      views={[
        { label: say('list.all'), state: null },
        { label: say('desk.differing'), state: 'differs' },
      ]}
      order="ASC"
      columns={columns}
      emptyText={say('desk.no_balances')}
      footNote={say('desk.balances_note')}
    />
  );
};
