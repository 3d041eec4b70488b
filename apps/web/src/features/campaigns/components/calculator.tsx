import { estimateLoan, isCalculatorPrincipal, readLoan } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

/** Possible future values of shares, from nothing upwards: no single figure is a promise. */
const OUTCOMES = [
  ['nothing', 0],
  ['half', 0.5],
  ['same', 1],
  ['triple', 3],
] as const;

/** V-22, C-02: a sum lent on the campaign's terms, as its share of the schedule that the loan itself will have. */
const LoanEstimate = ({ page, amount }: { page: PageData; amount: number }) => {
  const { t, i18n } = useTranslation('campaign');
  const terms = page.debtTerms;
  if (!terms) return null;
  const estimate = estimateLoan(readLoan(terms, BigInt(terms.principal)), BigInt(amount), page.currency);
  if (estimate === null) return <Text as="p">{t('calculator.tooSmall')}</Text>;
  const on = (dueOn: string) => ({ date: formatDate(dueOn, i18n.language) });
  const money = (minor: bigint) => <Money amount={Number(minor)} currency={page.currency} />;
  return (
    <Terms
      sum
      items={[
        { term: t('calculator.lent'), value: money(estimate.principal) },
        { term: t('calculator.payments'), value: formatNumber(estimate.payments, i18n.language) },
        { term: t('calculator.firstPayment', on(estimate.first.dueOn)), value: money(estimate.first.total) },
        { term: t('calculator.lastPayment', on(estimate.last.dueOn)), value: money(estimate.last.total) },
        { term: t('calculator.interest'), value: money(estimate.totalInterest) },
        { term: t('calculator.total'), value: money(estimate.totalReturned), total: true },
      ]}
    />
  );
};

/** The basis of the estimate: repayment and frequency of this loan. */
const LoanBasis = ({ terms }: { terms: NonNullable<PageData['debtTerms']> }) => {
  const { t } = useTranslation('campaign');
  return t('calculator.loanBasis', {
    schedule: t(`calculator.bySchedule.${terms.repaymentSchedule}`),
    frequency: t(`calculator.byFrequency.${terms.investFrequency}`),
  });
};

const ShareOutcomes = ({ page, amount }: { page: PageData; amount: number }) => {
  const { t } = useTranslation('campaign');
  return (
    <Terms
      sum
      items={OUTCOMES.map(([outcome, factor]) => ({
        term: t(`calculator.outcomes.${outcome}`),
        value: <Money amount={Math.round(amount * factor)} currency={page.currency} />,
      }))}
    />
  );
};

/** The possible outcomes of an amount. Labelled an estimate, with the loss beside the gain. */
const Calculator = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const [amount, setAmount] = useState<number | null>(Math.max(page.minimumInvestment, 100_000));
  const isTyped = amount !== null && Number.isSafeInteger(amount);
  const isEnough = isTyped && amount > 0 && isCalculatorPrincipal(BigInt(amount), page.currency);
  const Result = page.debtTerms ? LoanEstimate : ShareOutcomes;
  return (
    <Deed>
      <Stack gap={4}>
        <Stack gap={1}>
          <h3>{t(page.debtTerms ? 'calculator.loanTitle' : 'calculator.sharesTitle')}</h3>
          <Text as="p" size="small" muted>
            {t('calculator.estimate')} {page.debtTerms && <LoanBasis terms={page.debtTerms} />}
          </Text>
        </Stack>
        <MoneyInput
          label={t('calculator.amount')}
          currency={page.currency}
          value={amount}
          onChange={setAmount}
          error={isTyped && !isEnough && t('calculator.atLeast', { least: formatMoney(100, page.currency) })}
        />
        <div aria-live="polite">{isEnough && <Result page={page} amount={amount} />}</div>
        <Text as="p" size="small" muted>
          {t(page.debtTerms ? 'calculator.loanRisk' : 'calculator.sharesRisk')}
        </Text>
      </Stack>
    </Deed>
  );
};

export default Calculator;
