import { INVESTMENT_STATES, type Wire } from '@cairn/contracts';
import type { AdminInvestmentRow } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../app/words.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { Money } from '../ui/money.js';
import { InvestmentBadge } from '../ui/state-badge.js';
import { Code, None, Said, ShortDay } from '../ui/text.js';

type Row = Wire<AdminInvestmentRow>;

/** Every investment there is, newest first. Nothing is decided here. */
export const InvestmentList = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const columns: readonly Column<Row>[] = [
    {
      key: 'investor',
      header: say('investments.investor'),
      renderCell: ({ investorName }) => <Said>{investorName}</Said>,
    },
    {
      key: 'campaign',
      header: say('investments.campaign'),
      isWideOnly: true,
      renderCell: ({ campaignName }) => <Said>{campaignName}</Said>,
    },
    { key: 'number', header: say('list.number'), isWideOnly: true, renderCell: ({ number }) => <Code>{number}</Code> },
    {
      key: 'payment',
      header: say('investments.payment'),
      isWideOnly: true,
      renderCell: ({ paymentType }) => (paymentType === null ? <None /> : wordOf('rails', paymentType)),
    },
    {
      key: 'amount',
      header: say('list.amount'),
      isFigure: true,
      renderCell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      key: 'date',
      header: say('list.date'),
      isWideOnly: true,
      renderCell: ({ createdAt }) => <ShortDay at={createdAt} />,
    },
    { key: 'state', header: say('list.state'), renderCell: ({ state }) => <InvestmentBadge state={state} /> },
  ];
  return (
    <ListPage<Row>
      resource="investments"
      title={say('nav.investments')}
      firstState={null}
      order="DESC"
      views={[
        { label: say('list.all'), state: null },
        ...INVESTMENT_STATES.map((state) => ({ label: say(`states.investment.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('investments.empty')}
      footNote={say('investments.note')}
    />
  );
};
