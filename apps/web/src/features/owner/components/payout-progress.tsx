import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { bankReason } from '@cairn/i18n/bank-reasons';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { CancelTransfer } from '../../../ui/feedback/cancel-transfer.js';
import { Deadline, SiteDate } from '../../../ui/data/site-date.js';
import { languageOf } from '../../../lib/format/format.js';
import { payoutFailureWord } from '../../../lib/site/decline.js';
import { ownerKeys, type OwnPayout } from '../queries.js';

interface Outcome {
  what: `payout.failures.${NonNullable<ReturnType<typeof payoutFailureWord>>}` | 'payout.returned' | 'payout.refused';
  /** The owner's options. */
  next: 'bank' | 'account' | 'again';
  /** The reason that a person wrote. */
  reason: string | null;
}

const outcomeOf = ({ declineReason, state }: OwnPayout): Outcome | null => {
  if (declineReason === null || !['rejected', 'failed'].includes(state)) return null;
  const failure = payoutFailureWord(declineReason);
  if (failure !== null) {
    return { what: `payout.failures.${failure}`, next: failure === 'account' ? 'account' : 'again', reason: null };
  }
  return state === 'failed'
    ? { what: 'payout.returned', next: 'bank', reason: declineReason }
    : { what: 'payout.refused', next: 'again', reason: declineReason };
};

/**
 * Why a payout has not arrived yet, or why it did not.
 * @param mayAskAgain no other request was made since, and money is available
 */
export const PayoutProgress = ({ payout, mayAskAgain }: { payout: OwnPayout; mayAskAgain: boolean }) => {
  const { t, i18n } = useTranslation('owner');
  const { waitingFor, nextTryAt } = payout;
  if (waitingFor !== null && nextTryAt !== null) {
    return (
      <p>
        {t(`payout.waiting.${waitingFor}`)} <Deadline value={nextTryAt} />
      </p>
    );
  }
  const outcome = outcomeOf(payout);
  if (outcome === null) return null;
  return (
    <>
      <p>
        {t(outcome.what)} {mayAskAgain && t(`payout.next.${outcome.next}`)}
      </p>
      {outcome.reason !== null && (
        <p>
          <bdi>{bankReason(languageOf(i18n.language), outcome.reason)}</bdi>
        </p>
      )}
    </>
  );
};

/** The day of its state, where the state has one of its own; otherwise the day of the request. */
export const PayoutDay = ({ payout }: { payout: OwnPayout }) => {
  const { t } = useTranslation('owner');
  const { state, method, requestedAt, paidAt, failedAt } = payout;
  const days: Partial<Record<OwnPayout['state'], ['paid' | 'returned' | 'failed', string | null]>> = {
    paid: ['paid', paidAt],
    failed: [method === 'bank_transfer' ? 'returned' : 'failed', failedAt],
  };
  const [word, day] = days[state] ?? (['requested', requestedAt] as const);
  return (
    <>
      {t(`payout.on.${day === null ? 'requested' : word}`)} <SiteDate value={day ?? requestedAt} />
    </>
  );
};

/** Cancels a payout that is not approved yet. */
export const CancelPayout = ({ payout: { id, campaignId, amount, currency } }: { payout: OwnPayout }) => (
  <CancelTransfer
    what="payout"
    amount={amount}
    currency={currency}
    onCancel={() => send(repaymentsApi.cancelPayout, { params: { payoutId: id } })}
    changes={ownerKeys.one(campaignId)}
  />
);
