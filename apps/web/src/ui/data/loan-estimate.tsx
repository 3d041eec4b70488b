import { estimateLoan, readLoan } from '@cairn/finance';
import type { DebtTerms } from '@cairn/contracts/campaigns/campaign-page.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../lib/format/format.js';
import { Terms } from '../layout/surface.js';
import { Text } from '../text/text.js';
import { Money } from './figures.js';
import { RoundingNote } from './rounding-note.js';

interface LoanEstimateProps {
  terms: Wire<DebtTerms>;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** V-22, C-02: a sum lent on the campaign's terms, as its share of the schedule that the loan itself will have. */
const LoanEstimate = ({ terms, amount, currency }: LoanEstimateProps) => {
  const { t, i18n } = useTranslation('campaign');
  const estimate = estimateLoan(readLoan(terms, BigInt(terms.principal)), BigInt(amount), currency);
  if (estimate === null) return <Text as="p">{t('calculator.tooSmall')}</Text>;
  const on = (dueOn: string) => ({ date: formatDate(dueOn, i18n.language) });
  const money = (minor: bigint) => <Money amount={Number(minor)} currency={currency} />;
  return (
    <>
      <Terms
        sum
        items={[
          { term: t('calculator.lent'), value: money(estimate.principal) },
          { term: t('calculator.payments'), value: formatNumber(estimate.payments, i18n.language) },
          { term: t('calculator.firstPayment', on(estimate.first.dueOn)), value: money(estimate.first.total) },
          { term: t('calculator.lastPayment', on(estimate.last.dueOn)), value: money(estimate.last.total) },
          { term: t('calculator.interest'), value: money(estimate.totalInterest) },
          { term: t('calculator.total'), value: money(estimate.totalReturned), total: true },
          { term: t('calculator.default'), value: money(0n) },
        ]}
      />
      <RoundingNote amounts={[Number(estimate.first.total), Number(estimate.last.total)]} currency={currency} />
    </>
  );
};

export default LoanEstimate;
