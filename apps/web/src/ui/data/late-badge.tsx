import { useTranslation } from 'react-i18next';
import { useDaysLate } from '../../lib/format/site-days.js';
import { Badge } from './badge.js';

/** For how long a payment is overdue: before anything else that is said of it. */
export const LateBadge = ({ dueDate }: { dueDate: string }) => {
  const { t } = useTranslation('portfolio');
  const daysLate = useDaysLate();
  return <Badge tone="warning">{t('daysLate', { count: daysLate(dueDate) })}</Badge>;
};
