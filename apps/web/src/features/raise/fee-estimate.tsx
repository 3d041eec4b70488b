import type { PlatformFeeRates } from '@cairn/contracts/fees/platform-fees';
import { divideHalfUp, platformFee, type RaiseMode } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exponentOf } from '../../lib/format/format.js';
import { Money } from '../../ui/data/figures.js';
import { MoneyInput } from '../../ui/inputs/money-input.js';
import { Segmented } from '../../ui/inputs/segmented.js';
import { Stack } from '../../ui/layout/layout.js';
import { Terms, Well } from '../../ui/layout/surface.js';
import { Text } from '../../ui/text/text.js';

const EXAMPLE_GOAL = 350_000;
/** Of the goal: what a raise that misses it may have brought. */
const MISSED = { part: 7n, of: 10n };

interface FeeEstimateProps {
  fees: PlatformFeeRates;
  currency: string;
}

const ratesOf = (fees: PlatformFeeRates, mode: RaiseMode) =>
  mode === 'fixed'
    ? { goalReached: BigInt(fees.fixedReached), goalMissed: 0n }
    : { goalReached: BigInt(fees.flexibleReached), goalMissed: BigInt(fees.flexibleMissed) };

/** The fee of a raise that reaches its goal, and of one that misses it, calculated as at the closing. */
export const FeeEstimate = ({ fees, currency }: FeeEstimateProps) => {
  const { t } = useTranslation('raise');
  const [goal, setGoal] = useState<number | null>(EXAMPLE_GOAL * 10 ** exponentOf(currency));
  const [mode, setMode] = useState<RaiseMode>('flexible');
  const isTyped = goal !== null && Number.isSafeInteger(goal) && goal > 0;
  const whole = BigInt(isTyped ? goal : 0);
  const missed = divideHalfUp(whole * MISSED.part, MISSED.of);
  const money = (minor: bigint) => <Money amount={Number(minor)} currency={currency} whole />;
  const outcome = (raised: bigint) => {
    // A raise that misses its goal has reached its minimum, or there is no fee to calculate.
    const minimumRaise = mode === 'fixed' ? whole : raised;
    const { fee } = platformFee({ mode, rates: ratesOf(fees, mode), raised, goal: whole, minimumRaise });
    const isKept = raised >= minimumRaise;
    return [
      {
        term: (
          <>
            {t('estimate.raised')} {money(raised)}
          </>
        ),
        value: (
          <>
            {t('estimate.fee')} {money(fee)}
          </>
        ),
      },
      {
        term: t(isKept ? 'estimate.received' : 'estimate.returned'),
        value: money(isKept ? raised - fee : raised),
        total: true,
      },
    ];
  };
  return (
    <Well as="section" aria-label={t('estimate.title')}>
      <Stack gap={4}>
        <h3>{t('estimate.title')}</h3>
        <MoneyInput label={t('estimate.goal')} currency={currency} value={goal} onChange={setGoal} />
        <Segmented
          label={t('estimate.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'fixed', label: t('fees.fixed') },
            { value: 'flexible', label: t('fees.flexible') },
          ]}
        />
        <div aria-live="polite">{isTyped && <Terms sum items={[...outcome(whole), ...outcome(missed)]} />}</div>
        <Text as="p" size="small" muted>
          {t('estimate.note')}
        </Text>
      </Stack>
    </Well>
  );
};
