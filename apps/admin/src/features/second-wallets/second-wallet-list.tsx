import { SECOND_PAYOUT_STATES, SECOND_TOP_UP_STATES, type Wire } from '@cairn/contracts';
import type { AdminSecondWalletEntry } from '@cairn/contracts/second-wallet/second-wallet-desk.reply';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { SecondWalletBadge } from '../../ui/records/state-badge.js';
import { Said } from '../../ui/records/text.js';

type Row = Wire<AdminSecondWalletEntry>;

const STATES = [...new Set([...SECOND_TOP_UP_STATES, ...SECOND_PAYOUT_STATES])];

/** What went into second wallets and out of them. The provider decides on it: there is nothing to do here. */
export const SecondWalletList = () => {
  const say = useSay();
  const { person, number, code, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    person('userName'),
    number,
    {
      key: 'kind',
      header: say('secondWallets.kind'),
      renderCell: ({ kind }) => <Said>{say(`secondWallets.kinds.${kind}`)}</Said>,
    },
    money('amount', 'list.amount'),
    money('moved', 'secondWallets.moved', { isWideOnly: true }),
    code('failureCode', 'secondWallets.code', { isFolded: true }),
    code('transactionId', 'secondWallets.transaction', { isFolded: true }),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state }) => <SecondWalletBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="second-wallet-entries"
      title={say('nav.second-wallet-entries')}
      firstState={null}
      views={[
        { label: say('list.all'), state: null },
        ...STATES.map((state) => ({ label: say(`states.secondWallet.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('secondWallets.empty')}
      footNote={say('secondWallets.note')}
      linkTo={({ userId }) => `/users/${userId}`}
    />
  );
};
