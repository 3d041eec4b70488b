import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { useDaysLate } from '../../../lib/format/site-days.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Held } from '../queries.js';

/** Overdue payments come before everything else; nothing if there are none. */
export const LateNotice = ({ holding }: { holding: Held }) => {
  const { t, i18n } = useTranslation('portfolio');
  const daysLate = useDaysLate();
  const { currency, nextDistributionAmount: amount, nextDistributionDate: due, nextDistributionOverdue } = holding;
  if (!nextDistributionOverdue || due === null || amount === null) return null;
  return (
    <Notice tone="warning">
      <b>{t('daysLate', { count: daysLate(due) })}.</b>{' '}
      {t('detail.late', { amount: formatMoney(amount, currency), date: formatDate(due, i18n.language) })}
    </Notice>
  );
};
