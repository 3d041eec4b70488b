import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Money } from '../../../ui/data/figures.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { interestedQuery, type Interest } from '../queries.js';

const InterestRow = ({ interest, currency }: { interest: Interest; currency: string }) => {
  const { t } = useTranslation('owner');
  const { id, name, slug, photo, step, amount, at } = interest;
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

/** Who has not invested yet, and what is missing. */
export const Interested = ({ campaignId, currency }: { campaignId: string; currency: string }) => {
  const { t } = useTranslation('owner');
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
        empty={<Text muted>{t('interested.none')}</Text>}
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
      <LoadMore query={query} size="sm" />
    </Stack>
  );
};
