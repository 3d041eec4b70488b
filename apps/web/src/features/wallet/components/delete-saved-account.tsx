import { savedAccountsApi } from '@cairn/contracts/wallet/saved-accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { walletKeys } from '../queries.js';

interface DeleteSavedAccountProps {
  id: string;
  label: string;
}

/** Deletes an account that was saved for withdrawals, once that is confirmed. */
export const DeleteSavedAccount = ({ id, label }: DeleteSavedAccountProps) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  return (
    <ConfirmAction
      danger
      size="sm"
      label={label}
      title={t('saved.title')}
      keep={t('saved.keep')}
      done={t('saved.deleted')}
      onConfirm={async () => {
        await send(savedAccountsApi.remove, { params: { id } });
        await queries.invalidateQueries({ queryKey: walletKeys.savedAccounts() });
      }}
    >
      <p>{t('saved.text')}</p>
    </ConfirmAction>
  );
};
