import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { RaiseControl } from '../components/amount-fields.js';
import { receivedOf, type Received } from './receives.js';

/** C-05: what the owner would receive at each end of the raise, with the fees of today. */
export const ReceiveFigures = ({ control }: { control: RaiseControl }) => {
  const { t } = useTranslation('wizard');
  const values = useWatch({ control });
  const fees = useSite().data?.fees;
  const rows = fees ? receivedOf(values, fees) : [];
  if (rows.length === 0) return null;
  const currency = values.equityCurrencyCode ?? 'USD';
  const money = (of: (row: Received) => bigint) => (row: Received) => (
    <Money amount={Number(of(row))} currency={currency} />
  );
  return (
    <Well as="section">
      <Stack gap={3}>
        <h3>{t('receive.title')}</h3>
        <DataTable
          rows={rows}
          rowKey={({ outcome }) => outcome}
          columns={[
            { head: t('receive.if'), render: ({ outcome }) => t(`receive.${outcome}`) },
            { head: t('receive.raised'), render: money(({ raised }) => raised), figure: true, wideOnly: true },
            { head: t('receive.fee'), render: money(({ fee }) => fee), figure: true, wideOnly: true },
            { head: t('receive.received'), render: money(({ received }) => received), figure: true },
          ]}
        />
        <Text as="p" size="small" muted>
          {t(values.raiseMode === 'fixed' ? 'receive.fixedNote' : 'receive.flexibleNote')}
        </Text>
      </Stack>
    </Well>
  );
};
