import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isOutage } from '@cairn/client';
import { useNameHere } from '../../../features/auth/me.js';
import { InvitationCard } from '../../../features/team/invitation-card.js';
import { invitationQuery } from '../../../features/team/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';

/** The target of the link by which somebody is invited to a team. */
const TeamInvitationPage = () => {
  const { t } = useTranslation('team');
  const { token = '' } = useParams();
  const query = useQuery(invitationQuery(token));
  const name = useNameHere();
  const [isDeclined, setDeclined] = useState(false);
  useTitle(t('invitation.title'));
  const on = (
    <Button component={Link} to={paths.browse} variant="default">
      {t('invitation.toBrowse')}
    </Button>
  );
  const content = () => {
    if (isDeclined) {
      return (
        <EmptyState isPage picture="clear" title={t('invitation.declined')} action={on}>
          {t('invitation.declinedText')}
        </EmptyState>
      );
    }
    if (query.isPending) return <FormSkeleton fields={3} />;
    if (query.isError) {
      if (isOutage(query.error)) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
      return (
        <EmptyState isPage title={t('invitation.over')} action={on}>
          {t('invitation.overText')}
        </EmptyState>
      );
    }
    return <InvitationCard token={token} invitation={query.data} name={name} onDeclined={() => setDeclined(true)} />;
  };
  return <NarrowPage>{content()}</NarrowPage>;
};

export default TeamInvitationPage;
