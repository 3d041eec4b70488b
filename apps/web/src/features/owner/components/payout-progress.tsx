import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { formatMoney } from '../../../lib/format.js';
import { ConfirmAction } from '../../../ui/confirm-action.js';
import { DateText } from '../../../ui/figures.js';
import { ownerKeys, type OwnPayout } from '../api/owner.queries.js';

/** Why a payout has not arrived yet, or why it did not. */
export const PayoutProgress = ({ payout }: { payout: OwnPayout }) => {
  const { t } = useTranslation('owner');
  const { waitingFor, nextTryAt, declineReason, state } = payout;
  if (waitingFor !== null && nextTryAt !== null) {
    return (
      <>
        <br />
        {t(`payout.waiting.${waitingFor}`)} <DateText value={nextTryAt} format="moment" />.
      </>
    );
  }
  if (declineReason === null || !['rejected', 'failed'].includes(state)) return null;
  return (
    <>
      <br />
      {t(state === 'failed' ? 'payout.returned' : 'payout.refused')} <bdi>{declineReason}</bdi>
    </>
  );
};

/** Calls a payout back that nobody has approved. */
export const CancelPayout = ({ payout: { id, campaignId, amount, currency } }: { payout: OwnPayout }) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const money = formatMoney(amount, currency);
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('payout.cancel', { amount: money })}
      title={t('payout.cancelTitle')}
      keep={t('payout.keep')}
      confirm={t('payout.cancel', { amount: money })}
      onConfirm={async () => {
        await send(repaymentsApi.cancelPayout, { params: { payoutId: id } });
        await queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) });
        notifications.show({ message: t('payout.cancelled', { amount: money }) });
      }}
    >
      <p>{t('payout.cancelText', { amount: money })}</p>
    </ConfirmAction>
  );
};
