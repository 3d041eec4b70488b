import { CAMPAIGN_TYPES, CampaignStatus, reviewChecksOf, type CampaignType, type Wire } from '@cairn/contracts';
import type { AdminCampaignRow } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Money } from '../../ui/records/money.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CAMPAIGN_STATUS_NAMES, CampaignBadge } from '../../ui/records/state-badge.js';
import { None, Said } from '../../ui/records/text.js';
import { CampaignDetailPanel } from './campaign-detail.js';

type Row = Wire<AdminCampaignRow>;

/** The list is asked by the specification's numbers. */
const stateOf = (name: keyof typeof CampaignStatus): string => String(CampaignStatus[name]);

/** Behind what waits for a review, in the order of the lifecycle. Drafts are private to their owner. */
const LATER_STATES = CAMPAIGN_STATUS_NAMES.filter((name) => name !== 'pending' && name !== 'draft');

const isCampaignType = (type: string): type is CampaignType => CAMPAIGN_TYPES.some((one) => one === type);

export const CampaignList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { said, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('name', 'campaigns.name'),
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
      key: 'type',
      header: say('campaigns.type'),
      isWideOnly: true,
      renderCell: ({ type }) => wordOf('campaigns.kinds', type),
    },
    {
      key: 'goal',
      header: say('campaigns.goal'),
      isFigure: true,
      renderCell: ({ goal, currency }) =>
        goal === null || currency === null ? <None /> : <Money minor={goal} currency={currency} />,
    },
    {
      key: 'received',
      header: say('campaigns.received'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ received, currency }) =>
        currency === null ? <None /> : <Money minor={received} currency={currency} />,
    },
    {
      key: 'checks',
      header: say('campaigns.checks'),
      isFigure: true,
      isWideOnly: true,
      renderCell: ({ checksDone, type }) =>
        checksDone === null || !isCampaignType(type) ? (
          <None />
        ) : (
          say('review.checks_of', { done: String(checksDone), all: String(reviewChecksOf(type).length) })
        ),
    },
    {
      key: 'claimedBy',
      header: say('campaigns.claimed_by'),
      isWideOnly: true,
      renderCell: ({ claimedBy }) => (claimedBy === null ? <None /> : <Said>{claimedBy}</Said>),
    },
    day('submittedAt', 'campaigns.submitted'),
    day('closesAt', 'campaigns.closes', { isWideOnly: true, isHidden: true }),
    {
      ...stateHead,
      renderCell: ({ status, testsInterest, changesRequested }) => (
        <CampaignBadge {...{ status, testsInterest, changesRequested }} />
      ),
    },
  ];
  return (
    <ListPage<Row>
      resource="campaigns"
      title={say('nav.campaigns')}
      firstState={stateOf('pending')}
      views={[
        { label: say('states.campaign.pending'), state: stateOf('pending') },
        { label: say('campaigns.mine'), state: 'mine' },
        { label: say('review.states.changes_requested'), state: 'changes' },
        { label: say('covered.closing_waits_short'), state: 'held', waiting: 'held-closings' },
        ...LATER_STATES.map((name) => ({ label: say(`states.campaign.${name}`), state: stateOf(name) })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('campaigns.empty')}
      renderDetail={(id) => <CampaignDetailPanel key={id} id={id} />}
    />
  );
};
