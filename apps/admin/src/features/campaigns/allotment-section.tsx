import { allotmentApi } from '@cairn/contracts';
import { Button } from '@mui/material';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { FactsSkeleton } from '../../ui/layout/skeletons.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Said } from '../../ui/records/text.js';

/** Rows that are read at once. */
const PAGE = 50;

/** 17 CFR 227.201(h): who would get what if the campaign closed now, or who got what. */
export const AllotmentSection = ({ id }: { id: string }) => {
  const say = useSay();
  const client = useClient();
  const params = { campaignId: id };
  const totalsQuery = useQuery({
    queryKey: ['campaigns', id, 'allotment', 'totals'],
    queryFn: () => client.send(allotmentApi.totals, { params }),
    retry: false,
  });
  const list = useInfiniteQuery({
    queryKey: ['campaigns', id, 'allotment', 'rows'],
    queryFn: ({ pageParam }) => client.send(allotmentApi.list, { params, query: { limit: PAGE, ...pageParam } }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
    retry: false,
  });
  const error = totalsQuery.error ?? (list.isFetchNextPageError ? null : list.error);
  if (error) {
    const again = async (): Promise<void> => void (await Promise.all([totalsQuery.refetch(), list.refetch()]));
    return <ErrorNotice error={error} onRetry={() => void again()} />;
  }
  if (totalsQuery.data === undefined || list.data === undefined) return <FactsSkeleton count={4} />;
  const totals = totalsQuery.data;
  const rows = list.data.pages.flatMap(({ items }) => items);
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
      {rows.length > 0 && <p>{say('allotment.shown', { shown: rows.length, total: totals.investments })}</p>}
      {list.isFetchNextPageError && <ErrorNotice error={list.error} />}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={list.isFetchingNextPage}
          aria-busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say(list.isFetchingNextPage ? 'dialog.busy' : 'allotment.more')}
        </Button>
      )}
    </Section>
  );
};
