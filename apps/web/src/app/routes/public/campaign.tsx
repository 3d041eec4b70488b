import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { campaignPageQuery } from '../../../features/campaigns/page-queries.js';
import { CampaignView } from '../../../features/campaigns/components/campaign-view.js';
import { useVisit } from '../../../features/campaigns/visits/use-visit.js';
import { IfCounting } from '../../shell/if-counting.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { useSession } from '../../../lib/api/session.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import { PageSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { RiskNotice } from '../../../ui/feedback/risk-notice.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { TextLink } from '../../../ui/text/text.js';

// Of few sites.
const CampaignAnalytics = lazy(() => import('../../shell/campaign-analytics.js'));
// Of few readers and few campaigns.
const WaitingQuestions = fetchedPart(() => import('../../../features/terms/answer/waiting-questions.js'));
const TermsHistory = fetchedPart(() => import('../../../features/terms/terms-history.js'));

/** Once there is something to look at. */
const CountedVisit = ({ campaignId }: { campaignId: string }) => {
  useVisit(campaignId);
  return null;
};

const Campaign = () => {
  const { t } = useTranslation(['campaign', 'browse']);
  const { slug = '' } = useParams();
  const session = useSession();
  const query = useQuery(campaignPageQuery(slug));
  useTitle(query.data?.name ?? t('crumb'));
  if (query.isPending) return <PageSkeleton kind="article" />;
  if (query.isError) {
    const gone = query.error instanceof ApiError && query.error.status === 404;
    return (
      <PageFrame as="main" id="main">
        {gone ? (
          <EmptyState
            picture="no-match"
            title={t('gone')}
            action={<TextLink to={paths.browse}>{t('browse:seeOpen')}</TextLink>}
          >
            {t('goneText')}
          </EmptyState>
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </PageFrame>
    );
  }
  return (
    <>
      <RiskNotice />
      <CountedVisit campaignId={query.data.id} />
      {query.data.links.googleAnalyticsID !== null && (
        <IfCounting>
          <CampaignAnalytics code={query.data.links.googleAnalyticsID} />
        </IfCounting>
      )}
      <CampaignView
        key={query.data.id}
        page={query.data}
        readAt={query.dataUpdatedAt}
        waiting={
          session !== null && (
            <LaterPart outline={null}>
              <WaitingQuestions campaignId={query.data.id} />
            </LaterPart>
          )
        }
        changes={
          query.data.editedAt !== null && (
            <LaterPart outline={null}>
              <TermsHistory campaignId={query.data.id} />
            </LaterPart>
          )
        }
      />
    </>
  );
};

export default Campaign;
