import { isCalculatorPrincipal } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import LoanEstimate from '../../../ui/data/loan-estimate.js';
import { ShareOutcomes } from '../../../ui/data/share-outcomes.js';
import { Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Deed } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

/** The basis of the estimate: repayment and frequency of this loan. */
const LoanBasis = ({ terms }: { terms: NonNullable<PageData['debtTerms']> }) => {
  const { t } = useTranslation('campaign');
  return t('calculator.loanBasis', {
    schedule: t(`calculator.bySchedule.${terms.repaymentSchedule}`),
    frequency: t(`calculator.byFrequency.${terms.investFrequency}`),
  });
};

/** The possible outcomes of an amount. Labelled an estimate, with the loss beside the gain. */
const Calculator = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const [amount, setAmount] = useState<number | null>(Math.max(page.minimumInvestment, 100_000));
  const isTyped = amount !== null && Number.isSafeInteger(amount);
  const isEnough = isTyped && amount > 0 && isCalculatorPrincipal(BigInt(amount), page.currency);
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
        <div aria-live="polite">
          {isEnough &&
            (page.debtTerms ? (
              <LoanEstimate terms={page.debtTerms} amount={amount} currency={page.currency} />
            ) : (
              <ShareOutcomes amount={amount} currency={page.currency} />
            ))}
        </div>
        <Text as="p" size="small" muted>
          {t(page.debtTerms ? 'calculator.loanRisk' : 'calculator.sharesRisk')}
        </Text>
      </Stack>
    </Deed>
  );
};

export default Calculator;
