import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
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
      <p>
        {t(`payout.waiting.${waitingFor}`)} <DateText value={nextTryAt} format="moment" />
      </p>
    );
  }
  if (declineReason === null || !['rejected', 'failed'].includes(state)) return null;
  return (
    <>
      <p>{t(state === 'failed' ? 'payout.returned' : 'payout.refused')}</p>
      <p>
        <bdi>{declineReason}</bdi>
      </p>
    </>
  );
};

/** Calls a payout back that nobody has approved. */
export const CancelPayout = ({ payout: { id, campaignId, amount, currency } }: { payout: OwnPayout }) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const named = { amount: formatMoney(amount, currency) };
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('payout.cancel', named)}
      title={t('payout.cancelTitle')}
      keep={t('payout.keep')}
      done={t('payout.cancelled', named)}
      onConfirm={async () => {
        await send(repaymentsApi.cancelPayout, { params: { payoutId: id } });
        await queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) });
      }}
    >
      <p>{t('payout.cancelText', named)}</p>
    </ConfirmAction>
  );
};
