import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Wallet } from '../balance.js';

/** Debts after chargebacks: users who add money see that it is used for them. */
export const OwedNotice = ({ wallet: { owed, currency } }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  if (owed === 0) return null;
  return <Notice tone="warning">{t('owed', { amount: formatMoney(owed, currency) })}</Notice>;
};
