import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format/format.js';
import type { Question } from '../queries.js';

/** What a change does to the reader's own investment, in sentences. */
export const useMeaning = ({ amount, currency, unitsBefore, units, changes, type }: Question): string[] => {
  const { t, i18n } = useTranslation('terms');
  const money = formatMoney(amount, currency);
  const closing = changes.find(({ field }) => field === 'closingDate')?.after ?? null;
  const count = (value: number): string => formatNumber(value, i18n.language);
  const isRepriced = unitsBefore !== null && units !== null && unitsBefore !== units;
  return [
    isRepriced
      ? t('answer.repriced', { amount: money, before: count(unitsBefore), after: count(units) })
      : t(type === 'equity' && units !== null ? 'answer.sameShares' : 'answer.sameLoan', {
          amount: money,
          count: units ?? 0,
          shares: count(units ?? 0),
        }),
    ...(closing === null ? [] : [t('answer.closes', { date: formatDate(closing, i18n.language) })]),
  ];
};
