import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { NobodyYet } from './nobody-yet.js';

interface PeopleSectionProps<Person> {
  list: 'followers' | 'interested';
  title: string;
  lede: string;
  /** Of the campaign. */
  slug: string;
  query: UseInfiniteQueryResult<InfiniteData<{ items: Person[] }>>;
  /** The whole list as a file; null for the team, who read the list alone. */
  fetchFile: (() => Promise<Blob>) | null;
  children: (person: Person) => ReactNode;
}

/** A list of people around a campaign, the newest first, with the file of it. */
export const PeopleSection = <Person,>(props: PeopleSectionProps<Person>) => {
  const { list, title, lede, slug, query, fetchFile, children } = props;
  const { t } = useTranslation('desk');
  return (
    <Stack as="section">
      <Stack gap={2}>
        <h2>{title}</h2>
        <Text as="p" size="small" muted>
          {lede}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<NobodyYet list={list} slug={slug} />}
      >
        {({ pages }) => (
          <Panel flush>
            <Rows pad>{pages.flatMap(({ items }) => items).map(children)}</Rows>
          </Panel>
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} size="sm" />
        {fetchFile !== null && (query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload label={t('csv')} fileName={`${list}.csv`} fetch={fetchFile} />
        )}
      </Row>
    </Stack>
  );
};
