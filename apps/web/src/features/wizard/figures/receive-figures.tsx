import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Well } from '../../../ui/layout/surface.js';
import type { RaiseControl } from '../components/amount-fields.js';
import { ReceiveTable } from './receive-table.js';
import { receivedOf } from './receives.js';

/** C-05: what the owner would receive at each end of the raise, with the fees of today. */
export const ReceiveFigures = ({ control }: { control: RaiseControl }) => {
  const { t } = useTranslation('wizard');
  const values = useWatch({ control });
  const fees = useSite().data?.fees;
  const rows = fees ? receivedOf(values, fees) : [];
  if (rows.length === 0) return null;
  return (
    <Well as="section">
      <Stack gap={3}>
        <h3>{t('receive.title')}</h3>
        <ReceiveTable raise={values} rows={rows} currency={values.equityCurrencyCode ?? 'USD'} />
      </Stack>
    </Well>
  );
};
