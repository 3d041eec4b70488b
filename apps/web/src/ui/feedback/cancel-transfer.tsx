import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format/format.js';
import { ConfirmAction } from './confirm-action.js';

interface CancelTransferProps {
  what: 'withdrawal' | 'payout';
  amount: number;
  currency: string;
  onCancel: () => Promise<unknown>;
  /** The queries that change by it and are read again. */
  changes: QueryKey;
}

/** Calls money back that has been requested and not been sent; the button names the sum. */
export const CancelTransfer = ({ what, amount, currency, onCancel, changes }: CancelTransferProps) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const named = { amount: formatMoney(amount, currency) };
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('cancelTransfer.label', named)}
      title={t(`cancelTransfer.${what}.title`)}
      keep={t(`cancelTransfer.${what}.keep`)}
      done={t(`cancelTransfer.${what}.done`, named)}
      onConfirm={async () => {
        await onCancel();
        await queries.invalidateQueries({ queryKey: changes });
      }}
    >
      <p>{t(`cancelTransfer.${what}.text`, named)}</p>
    </ConfirmAction>
  );
};
