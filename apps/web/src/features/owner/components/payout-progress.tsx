import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { CancelTransfer } from '../../../ui/cancel-transfer.js';
import { DateText } from '../../../ui/figures.js';
import { payoutFailureWord } from '../../../lib/decline.js';
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
  const failure = payoutFailureWord(declineReason);
  if (failure !== null) return <p>{t(`payout.failures.${failure}`)}</p>;
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
export const CancelPayout = ({ payout: { id, campaignId, amount, currency } }: { payout: OwnPayout }) => (
  <CancelTransfer
    what="payout"
    amount={amount}
    currency={currency}
    onCancel={() => send(repaymentsApi.cancelPayout, { params: { payoutId: id } })}
    changes={ownerKeys.one(campaignId)}
  />
);
