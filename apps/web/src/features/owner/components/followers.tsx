import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { PersonName } from '../../../ui/data/person-name.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { layoutCss, Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { followersQuery } from '../desk/queries.js';
import { PeopleSection } from './people-section.js';

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
  const fetchAll = () =>
    fetchFile(savedCampaignsApi.ownFollowers, { params: { campaignId }, query: { format: 'csv' } });
  return (
    <PeopleSection
      list="followers"
      title={t('followers.title')}
      lede={t('followers.lede')}
      slug={slug}
      query={query}
      fetchFile={isOwner ? fetchAll : null}
    >
      {({ id, name, slug: ownSlug, photo, at }) => (
        <Row as="li" key={id} flow>
          <Avatar id={id} name={name ?? t('followers.unnamed')} photo={photo} />
          <span className={layoutCss.grow}>
            {name === null ? <Text muted>{t('followers.unnamed')}</Text> : <PersonName name={name} slug={ownSlug} />}
          </span>
          <Text size="small" muted>
            <SiteDate value={at} />
          </Text>
        </Row>
      )}
    </PeopleSection>
  );
};
