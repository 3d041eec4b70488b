import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { walletKeys } from '../queries.js';

/** Gives up a top-up that was begun. */
export const CancelTopUp = ({ id, onCancelled }: { id: string; onCancelled: () => unknown }) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => send(walletApi.cancelTopUp, { params: { preapprovalId: id } }),
    onSuccess: onCancelled,
    // Refused, it was paid or has ended meanwhile: what the wallet shows is old either way.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKeys.all }),
  });
  return (
    <>
      <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('openTopUps.cancelOne')}
      </Button>
      <RefusalNotice error={cancel.error} />
    </>
  );
};
