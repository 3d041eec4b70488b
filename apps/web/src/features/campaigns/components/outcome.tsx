import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format/format.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { Badge } from '../../../ui/data/badge.js';
import type { Card } from '../queries.js';

/** What has become of the money: shares are never repaid by a plan, so nothing is claimed of them. */
export const OUTCOMES = ['repaid', 'repaying', 'late', 'shares'] as const;
type OutcomeId = (typeof OUTCOMES)[number];

type Funded = Pick<Card, 'type' | 'paymentProgress'>;

export const useOutcomeOf = (): ((card: Funded) => OutcomeId) => {
  const today = useSiteToday();
  return ({ type, paymentProgress: progress }) => {
    if (type === 'equity') return 'shares';
    if (progress === null) return 'repaying';
    if (progress.nextDue === null) return 'repaid';
    return progress.nextDue < today ? 'late' : 'repaying';
  };
};

const TONES = { repaid: 'neutral', repaying: 'success', late: 'warning', shares: 'info' } as const;
const SHAPES = { repaid: 'solid', repaying: 'dot', late: 'dot', shares: 'plain' } as const;

/** The state of a funded company's payments, as of today. */
export const Outcome = ({ card }: { card: Funded }) => {
  const { t, i18n } = useTranslation('campaign');
  const outcome = useOutcomeOf()(card);
  const progress = card.paymentProgress;
  const number = (value: number) => formatNumber(value, i18n.language);
  const paid = progress && { made: number(progress.made), all: number(progress.all) };
  return (
    <Badge tone={TONES[outcome]} shape={SHAPES[outcome]} breaks>
      {paid && progress.nextDue !== null
        ? t(outcome === 'late' ? 'outcome.madeLate' : 'outcome.made', {
            ...paid,
            date: formatDate(progress.nextDue, i18n.language),
          })
        : t(`outcome.${outcome}`)}
    </Badge>
  );
};
