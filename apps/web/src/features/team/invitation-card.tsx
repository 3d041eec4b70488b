import { ApiError } from '@cairn/client';
import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import type { TeamInvitation } from '@cairn/contracts/campaigns/people/team.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { send } from '../../lib/api/api.js';
import { useSession } from '../../lib/api/session.js';
import { useSiteDate } from '../../lib/format/use-site-date.js';
import { paths } from '../../lib/page/paths.js';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.js';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Panel, Terms } from '../../ui/layout/surface.js';
import { Lede, Text } from '../../ui/text/text.js';
import { teamKeys } from './queries.js';

interface InvitationCardProps {
  token: string;
  invitation: Wire<TeamInvitation>;
  /** Who is signed in here; null while nobody is known. */
  name: string | null;
  onDeclined: () => void;
}

/** Signed out, the way leads through the sign-in or a new account, and back here. */
const Accepting = ({ token, name }: Pick<InvitationCardProps, 'token' | 'name'>) => {
  const { t } = useTranslation('team');
  const isHydrated = useIsHydrated();
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const invitation = paths.teamInvitation(token);
  const accept = useMutation({
    mutationFn: () => send(teamApi.accept, { params: { token } }),
    onSuccess: async ({ campaignId, campaign, role }) => {
      await queries.invalidateQueries({ queryKey: teamKeys.memberships() });
      notifications.show({ message: t('invitation.welcome', { campaign }) });
      // Who answers for the company reads nothing else of it.
      const home = role === 'messages' ? paths.ownerDiscussion : paths.ownerTeam;
      await navigate(home(campaignId), { replace: true });
    },
  });
  if (!isHydrated || session === null) {
    const state = { from: invitation };
    return (
      <Row flow>
        <Button component={Link} to={paths.login} state={state} size="lg">
          {t('invitation.signIn')}
        </Button>
        <Button component={Link} to={paths.signUp} state={state} size="lg" variant="default">
          {t('invitation.signUp')}
        </Button>
      </Row>
    );
  }
  return (
    <Stack gap={3}>
      <RefusalNotice error={accept.error} />
      <Row flow>
        <Button size="lg" loading={accept.isPending} onClick={() => accept.mutate()}>
          {name === null ? t('invitation.acceptPlain') : t('invitation.accept', { name })}
        </Button>
        {accept.error instanceof ApiError && accept.error.code === 'team.other_address' && (
          <Button component={Link} to={paths.logout} state={{ from: invitation }} size="lg" variant="default">
            {t('invitation.otherAccount')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

/** What the link of an invitation offers: to join, or to decline. */
export const InvitationCard = ({ token, invitation, name, onDeclined }: InvitationCardProps) => {
  const { t } = useTranslation('team');
  const siteDate = useSiteDate();
  const { campaign, inviter, roleTitle, role, sentTo, until } = invitation;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{t('invitation.title')}</h1>
        <Lede>{t('invitation.lede', { inviter, campaign })}</Lede>
      </Stack>
      <Panel>
        <Terms
          items={[
            { term: t('invitation.as'), value: <bdi>{roleTitle}</bdi> },
            { term: t('invitation.may'), value: t(`roles.${role}`) },
            { term: t('invitation.sentTo'), value: <bdi>{sentTo}</bdi> },
            { term: t('invitation.until'), value: siteDate(until, 'date') },
          ]}
        />
      </Panel>
      <Text as="p" muted>
        {t('invitation.shown')}
      </Text>
      <Accepting token={token} name={name} />
      <Row>
        <ConfirmAction
          label={t('invitation.decline')}
          title={t('invitation.declineTitle')}
          keep={t('keep')}
          onConfirm={async () => {
            await send(teamApi.decline, { params: { token } });
            onDeclined();
          }}
        >
          <p>{t('invitation.declineText')}</p>
        </ConfirmAction>
      </Row>
    </Stack>
  );
};
