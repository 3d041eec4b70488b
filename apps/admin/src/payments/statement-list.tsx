import type { Wire } from '@cairn/contracts';
import { STATEMENT_STATES, type StatementLineRow } from '@cairn/contracts/payments/payments-desk.replies';
import { useCodeWord, useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { Money } from '../ui/money.js';
import { Code, ShortDay } from '../ui/text.js';
import { DeskBadge } from './desk-badge.js';
import { PaymentsTabs } from './payments-tabs.js';

type Row = Wire<StatementLineRow>;

/** The provider's own books: each line is found in ours, or waits in suspense. */
export const StatementList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const columns: readonly Column<Row>[] = [
    { key: 'date', header: say('list.date'), renderCell: ({ occurredAt }) => <ShortDay at={occurredAt} /> },
    { key: 'kind', header: say('desk.kind'), renderCell: ({ kind }) => wordOf('desk.line_kinds', kind) },
    { key: 'ref', header: say('desk.provider_id'), isWideOnly: true, renderCell: ({ id }) => <Code>{id}</Code> },
    {
      key: 'amount',
      header: say('list.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      key: 'fee',
      header: say('desk.fee'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ fee, currency }) => <Money minor={fee} currency={currency} />,
    },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <DeskBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="statement-lines"
      title={say('nav.statement-lines')}
      tabs={<PaymentsTabs />}
      firstState="missing_in_ledger"
      views={[
        ...STATEMENT_STATES.toReversed().map((state) => ({ label: say(`desk.states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      order="DESC"
      columns={columns}
      emptyText={say('desk.no_lines')}
      footNote={say('desk.lines_note')}
    />
  );
};
