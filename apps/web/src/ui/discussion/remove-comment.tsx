import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';
import { ConfirmAction } from '../feedback/confirm-action.js';

/** Takes one's own comment away. */
const RemoveComment = ({ campaignId, id }: { campaignId: string; id: string }) => {
  const { t } = useTranslation('discussion');
  const queries = useQueryClient();
  return (
    <ConfirmAction
      label={t('remove')}
      title={t('removeTitle')}
      keep={t('keep')}
      done={t('wasRemoved')}
      danger
      size="sm"
      onConfirm={async () => {
        await send(commentsApi.remove, { params: { campaignId, id } });
        await queries.invalidateQueries({ queryKey: [...SHARED_KEYS.comments, campaignId] });
      }}
    >
      {t('removeText')}
    </ConfirmAction>
  );
};

export default RemoveComment;
