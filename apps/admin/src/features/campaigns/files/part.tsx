import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../ui/layout/detail.js';
import { FactsSkeleton } from '../../../ui/layout/skeletons.js';
import { Entries, type Entry } from '../../../ui/records/entries.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { Muted } from '../../../ui/records/text.js';

interface PartProps<Row> {
  title: string;
  empty: string;
  /** Of the query, after the campaign. */
  name: string;
  campaignId: string;
  read: () => Promise<{ items: readonly Row[] }>;
  children: (row: Row) => Entry;
}

/** One list of a campaign under its heading. */
export const Part = <Row,>({ title, empty, name, campaignId, read, children }: PartProps<Row>) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', campaignId, name],
    queryFn: read,
    retry: false,
  });
  return (
    <Section title={title}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <FactsSkeleton count={2} />}
      {data?.items.length === 0 && (
        <p>
          <Muted>{empty}</Muted>
        </p>
      )}
      {data !== undefined && data.items.length > 0 && <Entries entries={data.items.map(children)} />}
    </Section>
  );
};
