import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { followersQuery } from '../desk/queries.js';
import { NobodyYet } from './nobody-yet.js';

interface FollowersProps {
  campaignId: string;
  slug: string;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
}

/** Who has saved the campaign, the newest first. */
export const Followers = ({ campaignId, slug, isOwner }: FollowersProps) => {
  const { t } = useTranslation('desk');
  const query = useInfiniteQuery(followersQuery(campaignId));
  return (
    <Stack as="section">
      <Stack gap={2}>
        <h2>{t('followers.title')}</h2>
        <Text as="p" size="small" muted>
          {t('followers.lede')}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<NobodyYet list="followers" slug={slug} />}
      >
        {({ pages }) => (
          <Panel flush>
            <Rows pad>
              {pages
                .flatMap(({ items }) => items)
                .map(({ id, name, slug: ownSlug, photo, at }) => (
                  <Row as="li" key={id} flow>
                    <Avatar id={id} name={name ?? t('followers.unnamed')} photo={photo} />
                    <span className={layoutCss.grow}>
                      {ownSlug === null ? (
                        <Text muted>{t('followers.unnamed')}</Text>
                      ) : (
                        <TextLink to={paths.profile(ownSlug)}>
                          <bdi>{name}</bdi>
                        </TextLink>
                      )}
                    </span>
                    <Text size="small" muted>
                      <SiteDate value={at} />
                    </Text>
                  </Row>
                ))}
            </Rows>
          </Panel>
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} size="sm" />
        {isOwner && (query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload
            label={t('csv')}
            fileName="followers.csv"
            fetch={() =>
              fetchFile(savedCampaignsApi.ownFollowers, { params: { campaignId }, query: { format: 'csv' } })
            }
          />
        )}
      </Row>
    </Stack>
  );
};
