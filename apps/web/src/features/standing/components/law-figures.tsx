import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { Standing } from '../queries.js';

/** Figures that are amounts, in the currency of the law. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'limit_threshold',
  'limit_floor',
  'minimum_investment_person',
  'minimum_investment_entity',
  'warning_floor',
  'sophisticated_income',
  'sophisticated_portfolio',
  'high_income',
  'high_net_assets',
  'yearly_limit',
]);

/** The figures by which the site holds its investors, each with its day and its source. */
export const LawFigures = ({ figures, currency }: Pick<Standing, 'figures' | 'currency'>) => {
  const { t, i18n } = useTranslation('standing');
  const ruleSource = useRuleSource();
  if (figures.length === 0) return null;
  return (
    <details>
      <summary>{t('figures.title')}</summary>
      <Stack>
        <Terms
          sum
          items={figures.map(({ key, value, source, effectiveFrom }) => ({
            term: (
              <>
                {t(`figures.key.${key as 'limit_floor'}`, { defaultValue: key })}
                <br />
                <Text size="small" muted>
                  {ruleSource(source)}, {t('figures.from', { date: formatDate(effectiveFrom, i18n.language) })}
                </Text>
              </>
            ),
            value:
              AMOUNTS.has(key) && typeof value === 'number'
                ? formatMoney(value, currency, { whole: true })
                : typeof value === 'number'
                  ? value
                  : value === true
                    ? '✓'
                    : '–',
          }))}
        />
      </Stack>
    </details>
  );
};
