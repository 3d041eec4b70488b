import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { profileQuery, type Profile } from '../../../features/profile/queries.js';
import { ProfileHead } from '../../../features/profile/components/profile-head.js';
import { ProfileTabs } from '../../../features/profile/components/profile-tabs.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { TextLink } from '../../../ui/text/text.js';

const Shown = ({ profile }: { profile: Profile }) => {
  const { data: me } = useMe();
  useTitle(profile.name);
  return (
    <Stack gap={7}>
      <ProfileHead profile={profile} />
      <ProfileTabs key={profile.id} profile={profile} meId={me?.id} />
    </Stack>
  );
};

const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const { slug = '' } = useParams();
  const query = useQuery(profileQuery(slug));
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  return (
    <PageFrame as="main" id="main">
      {isNobody ? (
        <EmptyState
          picture="no-match"
          title={t('nobody')}
          action={<TextLink to={paths.browse}>{t('toBrowse')}</TextLink>}
        >
          {t('nobodyText')}
        </EmptyState>
      ) : (
        <QueryBoundary query={query} pending={<RowSkeleton />}>
          {(profile) => <Shown profile={profile} />}
        </QueryBoundary>
      )}
    </PageFrame>
  );
};

export default ProfilePage;
