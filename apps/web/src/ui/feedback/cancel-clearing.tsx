import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { formatMoney } from '../../lib/format/format.js';
import { useReservationChanged, type Reservation } from '../../lib/site/own-investments.js';
import { ConfirmAction } from './confirm-action.js';

/** Cancels an investment whose debit the bank is deciding about: what is debited all the same goes back. */
export const CancelClearing = ({ reservation }: { reservation: Pick<Reservation, 'id' | 'amount' | 'currency'> }) => {
  const { t } = useTranslation('invest');
  const changed = useReservationChanged();
  const named = { amount: formatMoney(reservation.amount, reservation.currency) };
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('cancelClearing.label')}
      title={t('cancelClearing.title')}
      keep={t('cancelClearing.keep')}
      done={t('cancelClearing.done', named)}
      onConfirm={async () => {
        await send(investmentsApi.cancel, { params: { id: reservation.id } });
        await changed();
      }}
    >
      <p>{t('cancelClearing.text', named)}</p>
    </ConfirmAction>
  );
};
