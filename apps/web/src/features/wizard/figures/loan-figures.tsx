import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms, Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { RaiseControl } from '../components/amount-fields.js';
import type { TermsControl } from '../components/term-fields.js';
import { loanLoadOf } from './loan-load.js';

/** The repayments that a loan of the goal would bring, as its terms are typed. */
export const LoanFigures = ({ control, raise }: { control: TermsControl; raise: RaiseControl }) => {
  const { t, i18n } = useTranslation('wizard');
  const { goal, closingDate, equityCurrencyCode } = useWatch({ control: raise });
  const load = loanLoadOf(goal, closingDate, useWatch({ control }));
  if (load === null) return null;
  const money = (minor: bigint) => <Money amount={Number(minor)} currency={equityCurrencyCode ?? 'USD'} />;
  const on = (date: string) => ({ date: formatDate(date, i18n.language) });
  return (
    <Well as="section">
      <Stack gap={3}>
        <h3>{t('load.title')}</h3>
        <div aria-live="polite">
          <Terms
            sum
            items={[
              { term: t('load.payments'), value: formatNumber(load.payments, i18n.language) },
              { term: t('load.firstYear'), value: money(load.firstYear) },
              { term: t('load.largest', on(load.largest.dueOn)), value: money(load.largest.total) },
              { term: t('load.interest'), value: money(load.interest) },
              { term: t('load.total', on(load.lastDueOn)), value: money(load.total), total: true },
            ]}
          />
        </div>
        <Text as="p" size="small" muted>
          {t('load.note')}
        </Text>
      </Stack>
    </Well>
  );
};
