import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { Money } from '../../../ui/data/figures.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { interestedQuery, type Interest } from '../queries.js';
import { NobodyYet } from './nobody-yet.js';

const InterestRow = ({ interest, currency }: { interest: Interest; currency: string }) => {
  const { t } = useTranslation('owner');
  const { id, name, slug, photo, step, at } = interest;
  const amount = interest.amount ?? interest.interestedAmount;
  const shown = name ?? t('interested.unnamed');
  return (
    <Row as="li" flow>
      <Avatar id={id} name={shown} photo={photo} />
      <Stack gap={1} className={layoutCss.grow}>
        {slug === null ? (
          <Text strong muted={name === null}>
            {shown}
          </Text>
        ) : (
          <TextLink to={paths.profile(slug)}>
            <bdi>{shown}</bdi>
          </TextLink>
        )}
        <Text size="small" muted>
          {t(`interested.steps.${step}`)}
        </Text>
      </Stack>
      {amount !== null && <Money amount={amount} currency={currency} whole />}
      <Text size="small" muted>
        <SiteDate value={at} />
      </Text>
    </Row>
  );
};

interface InterestedProps {
  campaignId: string;
  currency: string;
  slug: string;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
}

/** Who has not invested yet, and what is missing. */
export const Interested = ({ campaignId, currency, slug, isOwner }: InterestedProps) => {
  const { t } = useTranslation(['owner', 'desk']);
  const query = useInfiniteQuery(interestedQuery(campaignId));
  return (
    <Stack as="section">
      <Stack gap={2}>
        <h2>{t('interested.title')}</h2>
        <Text as="p" size="small" muted>
          {t('interested.lede')}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<NobodyYet list="interested" slug={slug} />}
      >
        {({ pages }) => (
          <Panel flush>
            <Rows pad>
              {pages
                .flatMap(({ items }) => items)
                .map((interest) => (
                  <InterestRow key={interest.id} interest={interest} currency={currency} />
                ))}
            </Rows>
          </Panel>
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} size="sm" />
        {isOwner && (query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload
            label={t('desk:csv')}
            fileName="interested.csv"
            fetch={() => fetchFile(investmentsApi.interested, { params: { campaignId }, query: { format: 'csv' } })}
          />
        )}
      </Row>
    </Stack>
  );
};
