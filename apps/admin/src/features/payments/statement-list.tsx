import { Button } from '@mui/material';
import type { Wire } from '@cairn/contracts';
import type { StatementLineRow } from '@cairn/contracts/payments/payments-desk.replies';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { SmallMuted, Strong } from '../../ui/records/text.js';
import { DecideLineForm } from './decide-line-form.js';
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

/** What was decided; or the form behind a button, where the reader may decide. */
const DecideLine = ({ line }: { line: Row }) => {
  const say = useSay();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (line.decision !== null) return <SmallMuted>{say(`desk.line_decisions.${line.decision}`)}</SmallMuted>;
  if (!line.mayDecide || !may('payments.manage')) return null;
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        {say('desk.decide_line')}
      </Button>
      {isOpen && <DecideLineForm line={line} onClose={() => setIsOpen(false)} />}
    </>
  );
};

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
    {
      key: 'act',
      header: say('desk.decide_line'),
      renderCell: (line) => <DecideLine line={line} />,
    },
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
