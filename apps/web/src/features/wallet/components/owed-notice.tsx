import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Wallet } from '../queries.js';

/** What is owed after chargebacks: users who add money see what it is used for. */
export const OwedNotice = ({ wallet: { owed, currency } }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  if (owed === 0) return null;
  return <Notice tone="warning">{t('owed', { amount: formatMoney(owed, currency) })}</Notice>;
};
