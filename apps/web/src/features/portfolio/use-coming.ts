import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../lib/format/format.js';
import type { TimelineItem } from '../../ui/data/timeline.js';
import type { HeldInFull, Paid } from './queries.js';
import { scheduleOf } from './schedule.js';

type Step = 'overduePayment' | 'nextPayment' | 'lastPayment';

/** The next and the last payment of the schedule, as future steps. */
export const useComing = ({ distributions }: HeldInFull): TimelineItem[] => {
  const { t, i18n } = useTranslation('portfolio');
  const { next, last } = scheduleOf(distributions);
  const step = (id: string, word: Step, { amount, currency, dueDate }: Paid): TimelineItem => ({
    id,
    title: t(`detail.${word}`),
    note: t('detail.dated', {
      amount: formatMoney(amount, currency),
      date: formatDate(dueDate, i18n.language),
    }),
    state: word === 'overduePayment' ? 'now' : 'next',
  });
  return [
    ...(next ? [step('next', next.overdue ? 'overduePayment' : 'nextPayment', next)] : []),
    ...(last && last !== next ? [step('last', 'lastPayment', last)] : []),
  ];
};
