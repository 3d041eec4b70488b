import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.js';
import { Stack } from '../../../ui/layout.js';
import { BarLegend, Strata } from '../../../ui/strata.js';
import { Text, textCss } from '../../../ui/text.js';

interface LimitBarProps {
  limit: Wire<InvestmentLimit>;
  amount: number;
  currency: string;
}

/** what the law allows in twelve months, what is used, and what this investment would take. */
export const LimitBar = ({ limit, amount, currency }: LimitBarProps) => {
  const { t } = useTranslation('invest');
  const money = (value: number) => formatMoney(value, currency, { whole: true });
  const over = amount - limit.remaining;
  const parts = [
    { kind: 'received', label: t('amount.used', { amount: money(limit.used) }) },
    { kind: 'mine', label: t('amount.this', { amount: money(amount) }) },
    { kind: 'left', label: t('amount.remaining', { amount: money(Math.max(0, limit.remaining - amount)) }) },
  ] as const;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('amount.limit')}</h2>
      <Strata
        ceiling={limit.limit}
        received={limit.used + Math.min(amount, limit.remaining)}
        committed={0}
        mine={Math.min(amount, limit.remaining)}
        mineLast
        sentence={parts.map(({ label }) => label).join(', ')}
      />
      <BarLegend items={parts} />
      {over > 0 && (
        <Text size="small" strong>
          {t('amount.overLimit', { amount: money(over) })}
        </Text>
      )}
      <Text as="p" size="small" muted>
        {t('amount.law', { limit: money(limit.limit), citation: limit.citation })}
      </Text>
    </Stack>
  );
};
