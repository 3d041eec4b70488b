import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { AccessRow } from './access-row.js';
import { accessQuery, viewsQuery } from './queries.js';

const isNothing = ({ pages }: { pages: readonly { items: readonly unknown[] }[] }): boolean =>
  pages.every(({ items }) => items.length === 0);

const Requests = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('owner');
  const query = useInfiniteQuery(accessQuery(campaignId));
  return (
    <Stack gap={3}>
      <h3>{t('documents.requests')}</h3>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={2} />}
        isEmpty={isNothing}
        empty={<Text muted>{t('documents.none')}</Text>}
      >
        {({ pages }) => (
          <Rows>
            {pages
              .flatMap(({ items }) => items)
              .map((access) => (
                <AccessRow key={access.id} campaignId={campaignId} access={access} />
              ))}
          </Rows>
        )}
      </QueryBoundary>
      <LoadMore query={query} size="sm" />
    </Stack>
  );
};

const Views = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation(['owner', 'desk']);
  const siteDate = useSiteDate();
  const query = useInfiniteQuery(viewsQuery(campaignId));
  return (
    <Stack gap={3}>
      <h3>{t('documents.readers')}</h3>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={2} />}
        isEmpty={isNothing}
        empty={<Text muted>{t('documents.noViews')}</Text>}
      >
        {({ pages }) => (
          <Rows>
            {pages
              .flatMap(({ items }) => items)
              .map(({ id, name, document, version, at }) => (
                <Row as="li" key={id} between flow>
                  <Text>{t('documents.view', { name, document, version })}</Text>
                  <Text size="small" muted>
                    {siteDate(at, 'moment')}
                  </Text>
                </Row>
              ))}
          </Rows>
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} size="sm" />
        {(query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload
            label={t('desk:csv')}
            fileName="readers.csv"
            fetch={() => fetchFile(documentsApi.views, { params: { campaignId }, query: { format: 'csv' } })}
          />
        )}
      </Row>
    </Stack>
  );
};

/** Who asks for the private documents of a campaign, and who has opened which of them when. */
export const DocumentReaders = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('owner');
  return (
    <Stack as="section">
      <Row between flow>
        <h2>{t('documents.title')}</h2>
        <TextLink to={paths.extras(campaignId)}>{t('documents.manage')}</TextLink>
      </Row>
      <Requests campaignId={campaignId} />
      <Views campaignId={campaignId} />
    </Stack>
  );
};
