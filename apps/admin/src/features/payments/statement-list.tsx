import type { Wire } from '@cairn/contracts';
import type { StatementLineRow } from '@cairn/contracts/payments/payments-desk.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Strong } from '../../ui/records/text.js';
import { DeskBadge } from './desk-badge.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<StatementLineRow>;

/** The states that need somebody's attention come first. */
const VIEW_ORDER = [
  'missing_in_ledger',
  'amount_mismatch',
  'new',
  'matched',
] as const satisfies readonly Row['state'][];

/** The provider's statement: each line is matched with our ledger, or stays in suspense. */
export const StatementList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { code, money, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'kind',
      header: say('desk.kind'),
      renderCell: ({ kind }) => <Strong>{wordOf('desk.line_kinds', kind)}</Strong>,
    },
    day('occurredAt', 'list.date', { isFolded: true }),
    code('id', 'desk.provider_id', { isFolded: true }),
    money('amount', 'list.amount'),
    money('fee', 'desk.fee', { isWideOnly: true }),
    { ...stateHead, isFolded: true, renderCell: ({ state }) => <DeskBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="statement-lines"
      title={say('nav.statement-lines')}
      tabs={<PaymentsTabs />}
      firstState="missing_in_ledger"
      views={[
        ...VIEW_ORDER.map((state) => ({ label: say(`desk.states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      order="DESC"
      columns={columns}
      emptyText={say('desk.no_lines')}
      footNote={say('desk.lines_note')}
    />
  );
};
