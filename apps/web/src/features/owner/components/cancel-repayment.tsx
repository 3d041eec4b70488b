import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import type { Instalment } from '../queries.js';
import { useRepaymentChanged } from '../use-repayment-changed.js';

/** Instalments of the schedule are owed by contract; others can be cancelled until money is received. */
export const isCancellable = ({ state, instalment }: Instalment): boolean =>
  instalment === null && (state === 'due' || state === 'paying');

/** Takes a repayment back that was made by mistake. */
export const CancelRepayment = ({ repayment }: { repayment: Instalment }) => {
  const { t, i18n } = useTranslation('owner');
  const changed = useRepaymentChanged();
  const { id, state, dueDate } = repayment;
  const amount = formatMoney(repayment.amount, repayment.currency);
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('rep.cancel.label')}
      title={t('rep.cancel.title')}
      confirm={t('rep.cancel.confirm', { amount })}
      keep={t('rep.cancel.keep')}
      done={t('rep.cancel.done', { amount })}
      onConfirm={async () => {
        await send(repaymentsApi.cancel, { params: { repaymentId: id } });
        await changed(repayment);
      }}
    >
      <p>
        {t(`rep.cancel.${repayment.early ? 'early' : 'text'}`, { amount, date: formatDate(dueDate, i18n.language) })}
      </p>
      {state === 'paying' && <p>{t('rep.cancel.page')}</p>}
    </ConfirmAction>
  );
};
