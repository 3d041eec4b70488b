import { ApiError } from '@cairn/client';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { previewQuery } from '../../../features/campaigns/page-queries.js';
import { CampaignView } from '../../../features/campaigns/components/campaign-view.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Row } from '../../../ui/layout/layout.js';
import { PageSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Notice } from '../../../ui/layout/surface.js';

/** Their owner sees the page itself, a hidden one too. */
const OPENED: readonly CampaignStatus[] = [
  CampaignStatus.active,
  CampaignStatus.successful,
  CampaignStatus.unsuccessful,
  CampaignStatus.hidden,
];

/** U-17: the page of the user's own campaign, as investors will see it. */
const Preview = () => {
  const { t } = useTranslation(['campaign', 'wizard']);
  const { id = '' } = useParams();
  const query = useQuery(previewQuery(id));
  useTitle(t('preview.title'));
  if (query.isPending) return <PageSkeleton kind="article" />;
  if (query.isError) {
    const isEarly = query.error instanceof ApiError && query.error.code === 'campaign.incomplete';
    return (
      <PageFrame as="main" id="main">
        {isEarly ? (
          <EmptyState
            picture="no-match"
            title={t('preview.early')}
            action={
              <Button component={Link} to={paths.fundraisingDetail(id)}>
                {t('preview.edit')}
              </Button>
            }
          >
            {t('preview.earlyText')}
          </EmptyState>
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </PageFrame>
    );
  }
  const { status, slug } = query.data;
  if (OPENED.includes(status)) return <Navigate to={paths.campaign(slug)} replace />;
  const isEditable = status === CampaignStatus.draft || status === CampaignStatus.declined;
  return (
    <>
      <PageFrame>
        <Notice>
          <Row between flow>
            <span>{t('preview.notice')}</span>
            <Button component={Link} to={isEditable ? paths.story(id) : paths.dashboard} variant="default" size="sm">
              {t(isEditable ? 'preview.edit' : 'preview.back')}
            </Button>
          </Row>
        </Notice>
      </PageFrame>
      <CampaignView key={id} page={query.data} readAt={query.dataUpdatedAt} isPreview />
    </>
  );
};

export default Preview;
