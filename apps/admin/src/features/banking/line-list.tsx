import type { Wire } from '@cairn/contracts';
import type { BankLineRow } from '@cairn/contracts/payments/bank-statements.replies';
import { useCalls } from '../../lib/data/client.js';
import { formatAge } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CalendarDate, None, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { BankingBadge } from './banking-badge.js';
import { BankingTabs } from './banking-tabs.js';
import { LineDetail, LineMatch } from './line-detail.js';

type Row = Wire<BankLineRow>;

/** The lines of bank statements: those that nobody knows wait for finance. */
export const BankLineList = () => {
  const say = useSay();
  const language = useLanguage();
  const { clock } = useCalls();
  const { money, said, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'reason',
      header: say('banking.reason'),
      renderCell: ({ reason, readAt }) =>
        reason === null ? (
          <None />
        ) : (
          <>
            <Strong>{say(`banking.reasons.${reason}`)}</Strong>{' '}
            {readAt !== null && <SmallMuted>{formatAge(language, clock.now() - Date.parse(readAt))}</SmallMuted>}
          </>
        ),
    },
    said('counterpartyName', 'banking.other_side', { isFolded: true }),
    said('remittance', 'banking.text', { isFolded: true }),
    {
      key: 'match',
      header: say('banking.match'),
      isWideOnly: true,
      renderCell: (line) => (line.matchedType === null ? <None /> : <LineMatch line={line} />),
    },
    {
      key: 'bookedOn',
      header: say('list.date'),
      isFolded: true,
      renderCell: ({ bookedOn }) => <CalendarDate date={bookedOn} />,
    },
    money('amount', 'list.amount'),
    money('open', 'banking.open', { isWideOnly: true }),
    {
      key: 'owner',
      header: say('banking.owner'),
      isWideOnly: true,
      renderCell: ({ ownerEmail }) => (ownerEmail === null ? <None /> : <Said>{ownerEmail}</Said>),
    },
    { ...stateHead, renderCell: ({ state }) => <BankingBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="bank-lines"
      title={say('nav.bank-lines')}
      tabs={<BankingTabs />}
      firstState="open"
      order="DESC"
      views={[
        { label: say('banking.states.open'), state: 'open' },
        { label: say('banking.mine'), state: 'mine' },
        { label: say('banking.states.returning'), state: 'returning' },
        { label: say('banking.states.matched'), state: 'matched' },
        { label: say('banking.states.booked'), state: 'booked' },
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('banking.no_lines')}
      footNote={say('banking.lines_note')}
      renderDetail={(id) => <LineDetail key={id} id={id} />}
    />
  );
};
