import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { openConversation } from '../../../features/inbox/queries.js';
import { InboxView } from '../../../features/inbox/components/inbox-view.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { textCss } from '../../../ui/text/text.js';

/** `?to=` a person or `?campaign=` of a campaign begins a conversation, or finds the one there is. */
const Opening = ({ to, campaignId }: { to: string | null; campaignId: string | null }) => {
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['inbox', 'open', to, campaignId],
    queryFn: () => openConversation({ ...(to ? { to } : {}), ...(campaignId ? { campaignId } : {}) }),
    retry: false,
    gcTime: 0,
  });
  const id = query.data;
  useEffect(() => {
    if (id) void navigate(`${paths.inbox}?conversation=${id}`, { replace: true });
  }, [id, navigate]);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <RowSkeleton />;
};

const Inbox = () => {
  const { t } = useTranslation('inbox');
  const [search] = useSearchParams();
  useTitle(t('title'));
  const [to, campaignId] = [search.get('to'), search.get('campaign')];
  return (
    <PageFrame as="main" id="main">
      <Stack gap={5}>
        <PageHeader
          title={t('title')}
          actions={
            <Link to={paths.notifications} className={textCss.link}>
              {t('notices')}
            </Link>
          }
        />
        {to || campaignId ? (
          <Opening to={to} campaignId={campaignId} />
        ) : (
          <InboxView openId={search.get('conversation')} />
        )}
      </Stack>
    </PageFrame>
  );
};

export default Inbox;
