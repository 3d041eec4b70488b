import { INVESTMENT_STATES, type Wire } from '@cairn/contracts';
import type { AdminInvestmentRow } from '@cairn/contracts/admin/admin-investment.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { InvestmentBadge } from '../../ui/records/state-badge.js';
import { None } from '../../ui/records/text.js';
import { InvestmentDetail } from './investment-detail.js';
import { useCampaignColumn } from './use-campaign-column.js';
import { InvestmentTabs } from './investment-tabs.js';

type Row = Wire<AdminInvestmentRow>;

/** Every investment there is, newest first. Nothing is decided here. */
export const InvestmentList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { said, number, money, day, stateHead } = useCommonColumns();
  const campaignColumn = useCampaignColumn();
  const columns: readonly Column<Row>[] = [
    said('investorName', 'investments.investor'),
    campaignColumn,
    number,
    {
      key: 'payment',
      header: say('investments.payment'),
      isWideOnly: true,
      renderCell: ({ paymentType }) => (paymentType === null ? <None /> : wordOf('rails', paymentType)),
    },
    money('amount', 'list.amount'),
    day('createdAt'),
    { ...stateHead, renderCell: ({ state }) => <InvestmentBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="investments"
      title={say('nav.investments')}
      tabs={<InvestmentTabs />}
      firstState={null}
      order="DESC"
      views={[
        { label: say('list.all'), state: null },
        ...INVESTMENT_STATES.map((state) => ({ label: say(`states.investment.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('investments.empty')}
      footNote={say('investments.note')}
      renderDetail={(id) => <InvestmentDetail key={id} id={id} />}
    />
  );
};
