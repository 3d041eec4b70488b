import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '../../../lib/words/words.js';
import { Section } from '../../../ui/layout/detail.js';
import { FactsSkeleton } from '../../../ui/layout/skeletons.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { Muted } from '../../../ui/records/text.js';
import { Timeline } from '../../../ui/records/timeline.js';

interface PartProps<Row> {
  title: string;
  empty: string;
  /** Of the query, after the campaign. */
  name: string;
  campaignId: string;
  read: () => Promise<{ items: readonly Row[] }>;
  children: (row: Row) => { key: string; body: ReactNode };
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
      {data?.items.length === 0 && <p>{empty}</p>}
      {data !== undefined && data.items.length > 0 && <Timeline entries={data.items.map(children)} />}
    </Section>
  );
};

/** Words of a line, one after the other. */
export const Line = ({ parts }: { parts: readonly ReactNode[] }) => {
  const say = useSay();
  return (
    <Muted>
      {parts.map((part, place) => (
        // The parts of a line never change their places.
        <span key={place}>
          {place > 0 && say('list.separator')}
          {part}
        </span>
      ))}
    </Muted>
  );
};
