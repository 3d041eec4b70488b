import type { TeamRole } from '@cairn/contracts/campaigns/people/team-roles';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { useDaysUntil } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { Crumbs } from '../../../ui/layout/crumbs.js';
import { PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { reviewContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import { ownQuery, type OwnCampaign, type TakeAway } from '../queries.js';
import { OwnEnd } from './own-end.js';
import { DeskTabs } from '../desk/desk-tabs.js';

interface OwnerFrameProps {
  id: string;
  /** `role`: of a reader who is in its team; null for the owner. */
  children: (campaign: OwnCampaign, takeAway: TakeAway, role: TeamRole | null) => ReactNode;
}

/** The head of a campaign's own pages: its name, state, dates and parts. */
export const OwnerFrame = ({ id, children }: OwnerFrameProps) => {
  const { t } = useTranslation(['owner', 'common']);
  const daysUntil = useDaysUntil();
  const siteDate = useSiteDate();
  const query = useQuery(ownQuery(id));
  const isOverview = useLocation().pathname === paths.ownerDashboard(id);
  useTitle(query.data?.campaignDetail.name ?? t('list.title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowSkeleton />}>
        {({ campaignDetail, takeAwayDetail, teamRole }) => {
          const { status, standing, slug } = campaignDetail;
          const open = standing === CampaignStatus.active;
          const isEditor = teamRole === null || teamRole === 'edit';
          const waits = status === CampaignStatus.pending;
          // Ended before it ever opened: it has no page.
          const unopened = standing === CampaignStatus.inactive && campaignDetail.opensAt === null;
          const isTest = campaignDetail.fundraisingDetail.isTestTheWater === 'YES';
          const context =
            (opensLater(campaignDetail) && 'planned') ||
            (isTest && 'testing') ||
            (takeAwayDetail.funded && !open && 'funded') ||
            reviewContext(campaignDetail);
          return (
            <Stack gap={6}>
              <Crumbs above={[{ word: t('list.title'), to: paths.dashboard }]} here={campaignDetail.name} />
              <PageHeader
                picture={
                  <CompanyPicture
                    size="large"
                    src={coverFor(campaignDetail.coverUrl, campaignDetail.companyProfile.category)}
                  />
                }
                title={<bdi>{campaignDetail.name}</bdi>}
                lede={
                  <Row as="span" flow>
                    <StatusBadge family="campaign" status={status} context={context} />
                    {opensLater(campaignDetail) && campaignDetail.opensAt && (
                      <Text size="small" muted>
                        {t('opens', { date: siteDate(campaignDetail.opensAt, 'moment') })}
                      </Text>
                    )}
                    {campaignDetail.ended && (
                      <Text size="small" muted>
                        {t('ended', { date: siteDate(campaignDetail.ended.at, 'moment') })}
                      </Text>
                    )}
                    {!campaignDetail.ended && campaignDetail.closesAt && (
                      <Text size="small" muted>
                        {t(open ? 'closes' : 'closed', {
                          date: siteDate(campaignDetail.closesAt, 'moment'),
                        })}
                        {open && ` · ${t('common:card.daysLeft', { count: daysUntil(campaignDetail.closesAt) })}`}
                      </Text>
                    )}
                  </Row>
                }
                actions={
                  <Row flow>
                    {open && isEditor && (
                      <Button component={Link} to={paths.companyInfo(id)} variant="default">
                        {t('editPage')}
                      </Button>
                    )}
                    {!unopened && (
                      <Button component={Link} to={waits ? paths.preview(id) : paths.campaign(slug)} variant="default">
                        {t(waits ? 'list.preview' : 'see')}
                      </Button>
                    )}
                    {open && isEditor && isOverview && (
                      // One main act on a page: the other tabs have their own.
                      <Button component={Link} to={paths.ownerUpdates(id)}>
                        {t('updates.new')}
                      </Button>
                    )}
                  </Row>
                }
              />
              {campaignDetail.ended && <OwnEnd ended={campaignDetail.ended} isTest={isTest} />}
              {status === CampaignStatus.hidden && <Notice tone="warning">{t('hidden')}</Notice>}
              {takeAwayDetail.funded && standing === CampaignStatus.unsuccessful && (
                <Notice>{t('keptAtMinimum')}</Notice>
              )}
              <DeskTabs id={id} type={campaignDetail.type} role={teamRole} />
              {children(campaignDetail, takeAwayDetail, teamRole)}
            </Stack>
          );
        }}
      </QueryBoundary>
    </PageFrame>
  );
};
