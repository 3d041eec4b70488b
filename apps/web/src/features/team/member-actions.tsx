import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { Button } from '../../ui/inputs/button.js';
import { MemberForm } from './member-form.js';
import { teamQuery, type Member } from './queries.js';

interface MemberActionsProps {
  campaignId: string;
  member: Member;
}

/** What the owner does with one of the team: edit, write once more, remove. */
export const MemberActions = ({ campaignId, member }: MemberActionsProps) => {
  const { t } = useTranslation('team');
  const words = useErrorWords();
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { id, fullName, state, email } = member;
  const params = { campaignId, id };
  const resend = useMutation({
    mutationFn: () => send(teamApi.resend, { params }),
    onSuccess: async () => {
      await queries.invalidateQueries(teamQuery(campaignId));
      notifications.show({ message: t('resent') });
    },
    onError: (error) => notifications.show({ message: words(error), color: 'red' }),
  });
  return (
    <>
      {state !== 'accepted' && email !== null && (
        <Button
          variant="subtle"
          size="sm"
          loading={resend.isPending}
          aria-label={t('resendOf', { name: fullName })}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
      )}
      <Button variant="subtle" size="sm" aria-label={t('editOf', { name: fullName })} onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      <ConfirmAction
        danger
        size="sm"
        label={t('remove')}
        title={t('removeTitle', { name: fullName })}
        keep={t('keep')}
        done={t('removed', { name: fullName })}
        onConfirm={async () => {
          await send(teamApi.remove, { params });
          await queries.invalidateQueries(teamQuery(campaignId));
        }}
      >
        <p>{t('removeText')}</p>
      </ConfirmAction>
      {isEditing && <MemberForm campaignId={campaignId} member={member} onClose={() => setEditing(false)} />}
    </>
  );
};
