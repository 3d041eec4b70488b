import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { ownerKeys } from '../queries.js';

/** Deletes a draft that was never handed in. */
export const RemoveDraft = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('list.remove')}
      title={t('list.removeTitle')}
      keep={t('list.keep')}
      done={t('list.removed')}
      onConfirm={async () => {
        await send(campaignsApi.remove, { params: { id } });
        await queries.invalidateQueries({ queryKey: ownerKeys.list() });
      }}
    >
      <p>{t('list.removeText', { name })}</p>
    </ConfirmAction>
  );
};
