import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { joinList } from '@cairn/i18n/lists';
import { useTranslation } from 'react-i18next';
import { formatMoney, languageOf } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { Stack } from '../../../ui/layout/layout.js';
import { measured } from '../own-reservation.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { Text, textCss } from '../../../ui/text/text.js';

import { LimitArithmetic } from './limit-arithmetic.js';

interface LimitBarProps {
  limit: Wire<InvestmentLimit>;
  amount: number;
  currency: string;
}

/** what the law allows in twelve months, what is used, and what this investment would take. */
export const LimitBar = ({ limit, amount, currency }: LimitBarProps) => {
  const { t, i18n } = useTranslation('invest');
  const ruleSource = useRuleSource();
  const money = (value: number) => formatMoney(value, limit.currency, { whole: true });
  // The bar is drawn in the limit's own currency, whatever the campaign's is.
  const mine = measured(limit, amount, currency);
  const over = mine - limit.remaining;
  const parts = [
    { kind: 'received', label: t('amount.used', { amount: money(limit.used) }) },
    { kind: 'mine', label: t('amount.this', { amount: money(mine) }) },
    { kind: 'left', label: t('amount.remaining', { amount: money(Math.max(0, limit.remaining - mine)) }) },
  ] as const;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('amount.limit')}</h2>
      <Strata
        ceiling={limit.limit}
        received={limit.used + Math.min(mine, limit.remaining)}
        committed={0}
        mine={Math.min(mine, limit.remaining)}
        mineLast
        sentence={joinList(
          languageOf(i18n.language),
          parts.map(({ label }) => label),
        )}
      />
      <BarLegend items={parts} />
      {over > 0 && (
        <Text size="small" strong>
          {t('amount.overLimit', { amount: money(over) })}
        </Text>
      )}
      <Text as="p" size="small" muted>
        {t('amount.law', { limit: money(limit.limit), citation: ruleSource(limit.citation) })}
      </Text>
      <LimitArithmetic limit={limit} />
    </Stack>
  );
};
