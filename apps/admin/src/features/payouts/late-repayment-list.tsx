import type { Wire } from '@cairn/contracts';
import type { LateRepayment } from '@cairn/contracts/repayments/late-repayment.reply';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CalendarDate, Said } from '../../ui/records/text.js';

type Row = Wire<LateRepayment>;

/** Late payments to investors, with the person to contact. A row links to its campaign. */
export const LateRepaymentList = () => {
  const say = useSay();
  const { said, code, number, money } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('campaignName', 'payouts.campaign'),
    number,
    {
      key: 'ownerName',
      header: say('late.owner'),
      isFolded: true,
      renderCell: ({ ownerId, ownerName }) => (
        <RecordLink resource="users" id={ownerId}>
          {ownerName}
        </RecordLink>
      ),
    },
    code('ownerEmail', 'people.email'),
    money('amount', 'list.amount'),
    {
      key: 'dueDate',
      header: say('late.due'),
      isFolded: true,
      renderCell: ({ dueDate }) => <CalendarDate date={dueDate} />,
    },
    {
      key: 'daysLate',
      header: say('late.since'),
      isUnbroken: true,
      renderCell: ({ daysLate }) => <Said>{say('late.days', { smart_count: daysLate })}</Said>,
    },
  ];
  return (
    <ListPage<Row>
      resource="late-repayments"
      title={say('nav.late-repayments')}
      firstState={null}
      views={[]}
      columns={columns}
      emptyText={say('late.none')}
      footNote={say('late.note')}
      linkTo={({ campaignId }) => `/campaigns/${campaignId}`}
    />
  );
};
