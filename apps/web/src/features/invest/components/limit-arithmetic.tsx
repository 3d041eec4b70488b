import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

/** The percentage of the figure, to the minor unit below, as the law's own calculation takes it; 0 where there is none. */
const partOf = ({ percent, figure }: Wire<InvestmentLimit>['basis']): number =>
  Math.floor(((figure ?? 0) * (percent ?? 0)) / 100);

/** from which figures and by which rule the limit follows, and what is taken off it; for who wants to know. */
export const LimitArithmetic = ({ limit }: { limit: Wire<InvestmentLimit> }) => {
  const { t } = useTranslation('invest');
  const { basis, currency } = limit;
  const money = (minor: number) => formatMoney(minor, currency);
  const figures = [
    { term: t('arithmetic.yearlyIncome'), minor: basis.yearlyIncome },
    { term: t('arithmetic.netWorth'), minor: basis.netWorth },
  ].filter(({ minor }) => minor !== null);
  const rows = [
    ...figures,
    { term: t('arithmetic.limit'), minor: limit.limit },
    { term: t('arithmetic.committed'), minor: -basis.committed },
    { term: t('arithmetic.elsewhere'), minor: -basis.elsewhere },
    { term: t('arithmetic.left'), minor: limit.remaining },
  ];
  return (
    <details>
      <summary>{t('arithmetic.title')}</summary>
      <Stack gap={4}>
        <Text as="p" size="small" muted>
          {t(`arithmetic.rule.${basis.rule}`, {
            percent: basis.percent ?? 0,
            figure: money(basis.figure ?? 0),
            part: money(partOf(basis)),
            threshold: money(basis.threshold ?? 0),
            limit: money(limit.limit),
          })}{' '}
          {basis.shared && t('arithmetic.shared')} {basis.otherAccount && t('arithmetic.otherAccount')}
        </Text>
        <Terms
          sum
          items={rows.map(({ term, minor }) => ({ term, value: <Money amount={minor ?? 0} currency={currency} /> }))}
        />
      </Stack>
    </details>
  );
};
