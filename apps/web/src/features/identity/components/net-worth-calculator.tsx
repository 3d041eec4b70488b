import { ACCREDITATION_THRESHOLDS, accreditationNetWorth } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/figures.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Notice, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

const PARTS = ['assets', 'residence', 'mortgage', 'recentDebt', 'otherDebts'] as const;
type Part = (typeof PARTS)[number];

/** Rule 501 counts in US dollars. */
const CURRENCY = 'USD';

const NOTHING: Readonly<Record<Part, number>> = { assets: 0, residence: 0, mortgage: 0, recentDebt: 0, otherDebts: 0 };

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** The net worth of these parts; null where the recent debt is more than there is on the residence. */
function netWorthOf(parts: Readonly<Record<Part, number>>): bigint | null {
  if (parts.recentDebt > parts.mortgage) return null;
  return accreditationNetWorth({
    assets: BigInt(parts.assets),
    residence: BigInt(parts.residence),
    mortgage: BigInt(parts.mortgage),
    recentDebt: BigInt(parts.recentDebt),
    otherDebts: BigInt(parts.otherDebts),
  });
}

/** C-07: net worth as Rule 501(a)(5) counts it; nothing of it is sent. */
export const NetWorthCalculator = () => {
  const { t } = useTranslation('account');
  const [parts, setParts] = useState(NOTHING);
  const [rule] = ACCREDITATION_THRESHOLDS.slice(-1);
  const netWorth = netWorthOf(parts);
  return (
    <details>
      <summary>{t('netWorth.title')}</summary>
      <Stack gap={5}>
        <Text as="p" size="small" muted>
          {t('netWorth.lede')}
        </Text>
        <Columns kind="pair">
          {PARTS.map((part) => (
            <MoneyInput
              key={part}
              name={part}
              currency={CURRENCY}
              label={t(`netWorth.${part}`)}
              value={parts[part]}
              onChange={(value: unknown) => setParts({ ...parts, [part]: isAmount(value) ? value : 0 })}
            />
          ))}
        </Columns>
        {netWorth === null ? (
          <Notice tone="warning">{t('netWorth.tooRecent')}</Notice>
        ) : (
          <Terms
            sum
            items={[
              {
                term: t('netWorth.result'),
                value: <Money amount={Number(netWorth)} currency={CURRENCY} whole />,
                total: true,
              },
            ]}
          />
        )}
        {netWorth !== null && rule && (
          <Text as="p" size="small">
            {t(netWorth > rule.netWorth ? 'netWorth.above' : 'netWorth.notAbove', { citation: rule.citation })}
          </Text>
        )}
      </Stack>
    </details>
  );
};
