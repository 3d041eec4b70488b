import { CHANGE_STATES, type Wire } from '@cairn/contracts';
import type { ReviewedChangeRow } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Said } from '../../ui/records/text.js';
import { ChangeBadge } from './change-badge.js';
import { ChangeDetail } from './change-detail.js';
import { useFieldWord } from '../../lib/words/campaign-fields.js';

type Row = Wire<ReviewedChangeRow>;

/** Changes of the terms that owners propose; those that wait come first. */
export const ChangeList = () => {
  const say = useSay();
  const termOf = useFieldWord();
  const { said, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('campaignName', 'changes.campaign'),
    {
      key: 'changes',
      header: say('changes.terms'),
      renderCell: ({ changes }) => <Said>{changes.map(({ field }) => termOf(field)).join(say('list.separator'))}</Said>,
    },
    {
      key: 'owner',
      header: say('campaigns.owner'),
      isWideOnly: true,
      renderCell: ({ ownerId, ownerName }) => (
        <RecordLink resource="users" id={ownerId}>
          {ownerName}
        </RecordLink>
      ),
    },
    {
      key: 'investors',
      header: say('changes.investors'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ investors }) => <Code>{investors}</Code>,
    },
    {
      key: 'amount',
      header: say('changes.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    day('proposedAt', 'changes.proposed'),
    { ...stateHead, renderCell: ({ state }) => <ChangeBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="campaign-changes"
      title={say('nav.campaign-changes')}
      firstState="proposed"
      views={[
        ...CHANGE_STATES.map((state) => ({ label: say(`states.change.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('changes.empty')}
      renderDetail={(id) => <ChangeDetail key={id} id={id} />}
    />
  );
};
