import type { Wire } from '@cairn/contracts/kernel/wire';
import type { Invitation } from '@cairn/contracts/users/leaving';
import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { send } from '../../lib/api/api.js';
import { formatDate } from '../../lib/format/format.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { Row } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';
import { ChangeInvitation } from './change-invitation.js';
import { invitationsQuery } from './queries.js';

/** SEC-41: one reminder, after three days; and corrections while the invitation is not accepted. */
export const InvitationActions = ({ invitation, now }: { invitation: Wire<Invitation>; now: number }) => {
  const { t, i18n } = useTranslation('invite');
  const words = useErrorWords();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const { id, email, state, remindFrom, remindedAt } = invitation;
  const remind = useMutation({
    mutationFn: () => send(leavingApi.remindInvitation, { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries(invitationsQuery);
      notifications.show({ message: t('remindedNow') });
    },
    onError: (error) => notifications.show({ message: words(error), color: 'red' }),
  });
  if (state !== 'sent' || email === null) return null;
  const isDue = remindFrom !== null && Date.parse(remindFrom) <= now;
  return (
    <Row flow>
      {isDue && (
        <Button
          variant="subtle"
          size="sm"
          loading={remind.isPending}
          aria-label={`${t('remind')}: ${email}`}
          onClick={() => remind.mutate()}
        >
          {t('remind')}
        </Button>
      )}
      {remindedAt && (
        <Text size="small" muted>
          {t('reminded', { date: formatDate(remindedAt, i18n.language, 'dayShort') })}
        </Text>
      )}
      <Button variant="subtle" size="sm" aria-label={`${t('change')}: ${email}`} onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {isChanging && <ChangeInvitation invitation={invitation} onClose={() => setChanging(false)} />}
    </Row>
  );
};
