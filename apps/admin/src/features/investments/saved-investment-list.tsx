import type { Wire } from '@cairn/contracts';
import type { SavedInvestmentRow } from '@cairn/contracts/investments/steps/saved-investment.replies';
import { SAVED_STATES } from '@cairn/contracts/investments/steps/saved-states';
import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { useCampaignColumn } from './use-campaign-column.js';
import { InvestmentTabs } from './investment-tabs.js';
import { SavedBadge } from './saved-badge.js';
import { SavedInvestmentDetail } from './saved-investment-detail.js';

type Row = Wire<SavedInvestmentRow>;

/** S-10: what people have begun to invest and not paid, the last changed first. */
export const SavedInvestmentList = () => {
  const say = useSay();
  const { said, number, money, day, stateHead } = useCommonColumns();
  const campaignColumn = useCampaignColumn();
  const columns: readonly Column<Row>[] = [
    said('investorName', 'investments.investor'),
    campaignColumn,
    number,
    money('amount', 'list.amount'),
    day('touchedAt', 'saved_investments.touched'),
    { ...stateHead, renderCell: ({ state }) => <SavedBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="saved-investments"
      title={say('nav.saved-investments')}
      tabs={<InvestmentTabs />}
      firstState="open"
      order="DESC"
      views={[
        ...SAVED_STATES.map((state) => ({ label: say(`saved_investments.states.${state}`), state })),
        { label: say('list.all'), state: null },
      ]}
      columns={columns}
      emptyText={say('saved_investments.empty')}
      footNote={say('saved_investments.note')}
      renderDetail={(id) => <SavedInvestmentDetail key={id} id={id} />}
    />
  );
};
