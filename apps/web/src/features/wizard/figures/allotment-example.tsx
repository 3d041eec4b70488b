import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { RaiseControl } from '../components/amount-fields.js';
import type { TermsControl } from '../components/term-fields.js';
import { exampleAllotments, type ExampleRow } from './example-allotments.js';

/** Who would get what by each method, before one of them is chosen; follows the amounts as they are typed. */
export const AllotmentExample = ({ raise, terms }: { raise: RaiseControl; terms: TermsControl }) => {
  const { t, i18n } = useTranslation('wizard');
  const values = useWatch({ control: raise });
  const price = useWatch({ control: terms, name: 'pricePerShare' });
  const currency = values.equityCurrencyCode ?? 'USD';
  const rows = exampleAllotments({
    most: values.maxOfferingAmount,
    limit: values.allocationMethod === 'pro_rata' ? values.commitmentLimit : null,
    minimum: values.minimumInvestment,
    price: values.investingType === 'debt' ? null : price,
  });
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, { invests }) => sum + invests, 0n);
  const money = (of: (row: ExampleRow) => bigint) => (row: ExampleRow) => (
    <Money amount={Number(of(row))} currency={currency} />
  );
  return (
    <Well as="section">
      <Stack gap={3}>
        <h3>{t('raise.allocation.example')}</h3>
        <DataTable
          rows={rows}
          rowKey={({ number }) => String(number)}
          columns={[
            {
              head: t('raise.allocation.investor'),
              render: ({ number }) => t('raise.allocation.nth', { number: formatNumber(number, i18n.language) }),
            },
            { head: t('raise.allocation.invests'), render: money(({ invests }) => invests), figure: true },
            { head: t('raise.allocation.first_come.title'), render: money(({ firstCome }) => firstCome), figure: true },
            { head: t('raise.allocation.pro_rata.title'), render: money(({ proRata }) => proRata), figure: true },
          ]}
        />
        <Text as="p" size="small" muted>
          {t('raise.allocation.exampleNote', { total: formatMoney(total, currency) })}
        </Text>
      </Stack>
    </Well>
  );
};
