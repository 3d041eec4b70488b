import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { proRataPart } from '../pro-rata-part.js';
import type { Preparation } from '../queries.js';

interface ProRataNoteProps {
  preparation: Preparation;
  /** Null until one is typed that can be invested. */
  amount: number | null;
  /** Of the reader's own reservation, which is committed already. */
  held: number;
}

/** 17 CFR 227.201(h): what an allotment pro rata means for the reader, before anything is committed. */
export const ProRataNote = ({ preparation, amount, held }: ProRataNoteProps) => {
  const { t } = useTranslation('invest');
  const { proRata, currency } = preparation;
  if (proRata === null) return null;
  const money = (value: number) => formatMoney(value, currency);
  const part = amount === null ? null : proRataPart(preparation, amount, held);
  return (
    <Well as="section">
      <Stack gap={2}>
        <h2>{t('proRata.title')}</h2>
        <Text as="p">{t('proRata.text', { offered: money(proRata.offered) })}</Text>
        <Text as="p">{t('proRata.now', { committed: money(proRata.committed) })}</Text>
        {amount !== null && part !== null && part < amount && (
          <Text as="p" strong>
            {t('proRata.part', { part: money(part), amount: money(amount), returned: money(amount - part) })}
          </Text>
        )}
      </Stack>
    </Well>
  );
};
