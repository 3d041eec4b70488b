import { allotmentApi } from '@cairn/contracts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { FactsSkeleton } from '../../ui/layout/skeletons.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Said } from '../../ui/records/text.js';

/** So many rows stand under a campaign; the list of investments has all. */
const MOST_ROWS = 200;

/** 17 CFR 227.201(h): who would get what if the campaign closed now, or who got what. */
export const AllotmentSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const params = { campaignId: id };
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', id, 'allotment'],
    queryFn: async () => ({
      totals: await client.send(allotmentApi.totals, { params }),
      rows: (await client.send(allotmentApi.list, { params, query: { limit: MOST_ROWS } })).items,
    }),
    retry: false,
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FactsSkeleton count={4} />;
  const { totals, rows } = data;
  const money = (minor: number) => <Money minor={minor} currency={totals.currency} />;
  return (
    <Section title={say(totals.isFinal ? 'allotment.final' : 'allotment.now')}>
      <Facts
        facts={[
          { label: say('allotment.offered'), value: money(totals.offered) },
          { label: say('allotment.committed'), value: money(totals.committed) },
          { label: say('allotment.allotted'), value: money(totals.allotted) },
          { label: say('allotment.returned'), value: money(totals.returned) },
        ]}
      />
      {rows.length === 0 ? (
        <p>{say('allotment.none')}</p>
      ) : (
        <PlainTable
          isFlush
          label={say('allotment.title')}
          rows={rows}
          linkTo={({ id: investment }) => `/investments/${investment}`}
          columns={[
            {
              key: 'investor',
              header: say('allotment.investor'),
              renderCell: ({ investorName }) => <Said>{investorName}</Said>,
            },
            {
              key: 'committed',
              header: say('allotment.committed'),
              isFigure: true,
              renderCell: (row) => money(row.committed),
            },
            {
              key: 'allotted',
              header: say('allotment.allotted'),
              isFigure: true,
              renderCell: (row) => money(row.allotted),
            },
            {
              key: 'returned',
              header: say('allotment.returned'),
              isFigure: true,
              renderCell: (row) => money(row.returned),
            },
          ]}
        />
      )}
    </Section>
  );
};
