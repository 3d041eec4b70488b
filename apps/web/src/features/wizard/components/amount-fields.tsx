import type { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { FLEXIBLE_ALONE } from '@cairn/contracts/campaigns/required-fields';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { NativeSelect } from '@mantine/core';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { oneOf } from '../../../lib/format/search-filter.js';
import { Optional } from '../../../ui/forms/optional.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Strata } from '../../../ui/layout/strata.js';
import { Well } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { ReceiveFigures } from '../figures/receive-figures.js';
import { StepField } from '../autosave/step-field.js';

export type RaiseValues = Wire<FundraisingDetailRequest> & FieldValues;
export type RaiseControl = Control<RaiseValues>;

const CURRENCIES = ['USD', 'EUR', 'GBP'];
const amounts = [
  'goal',
  'minimumRaise',
  'maximumRaise',
  'maxOfferingAmount',
  'minimumInvestment',
  'maximumInvestment',
] as const;
const explained = ['goal', 'minimumRaise', 'maximumRaise', 'maxOfferingAmount'] as const;

const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value > 0 ? value : null;

/** The bar that investors will see, from the numbers as they are typed. */
const SeenByInvestors = ({ control }: { control: RaiseControl }) => {
  const { t } = useTranslation(['wizard', 'campaign']);
  const values = useWatch({ control });
  const currency = values.equityCurrencyCode ?? 'USD';
  const goal = positive(values.goal);
  const minimum = positive(values.minimumRaise);
  if (goal === null) return null;
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  // The minimum decides nothing in a fixed raise, and its page does not show it.
  const isFixed = values.raiseMode === 'fixed';
  const words = { minimum: money(minimum ?? goal), goal: money(goal) };
  return (
    <Well as="figure">
      <Stack gap={3}>
        <Text as="figcaption" size="small" strong>
          {t('raise.seen')}
        </Text>
        <Strata
          ceiling={Math.max(positive(values.maxOfferingAmount) ?? goal, goal)}
          received={0}
          committed={0}
          marks={[
            ...(minimum === null || isFixed
              ? []
              : [{ at: minimum, label: t('campaign:minimum'), value: money(minimum) }]),
            { at: goal, label: t('campaign:goal'), value: money(goal) },
          ]}
          sentence={t(isFixed ? 'raise.seenSentenceFixed' : 'raise.seenSentence', words)}
        />
      </Stack>
    </Well>
  );
};

/** An amount that was saved elsewhere. */
export const shownMoney =
  (currency: string) =>
  (value: unknown): string =>
    typeof value === 'number' ? formatMoney(value, currency) : '';

/** The amounts of a raise: six, of a fixed one four. The API reports conflicts between them at the field concerned. */
export const AmountFields = ({ control }: { control: RaiseControl }) => {
  const { t } = useTranslation('wizard');
  const currency = useWatch({ control, name: 'equityCurrencyCode' }) ?? 'USD';
  const isFixed = useWatch({ control, name: 'raiseMode' }) === 'fixed';
  const noteOf = (name: (typeof amounts)[number]): string | undefined => {
    const note = oneOf(name, explained);
    return note === null ? undefined : t(`raise.${note}Note`);
  };
  return (
    <Stack as="section" gap={5}>
      <h2>{t('raise.amounts')}</h2>
      <Columns kind="pair">
        <StepField control={control} name="equityCurrencyCode">
          {(props) => <NativeSelect {...props} label={t('raise.currency')} data={CURRENCIES} />}
        </StepField>
        {amounts
          .filter((name) => !isFixed || oneOf(name, FLEXIBLE_ALONE) === null)
          .map((name) => (
            <StepField key={name} control={control} name={name} show={shownMoney(currency)}>
              {(props) => (
                <MoneyInput
                  {...props}
                  currency={currency}
                  label={name === 'maximumInvestment' ? <Optional>{t(`raise.${name}`)}</Optional> : t(`raise.${name}`)}
                  description={noteOf(name)}
                />
              )}
            </StepField>
          ))}
      </Columns>
      <SeenByInvestors control={control} />
      <ReceiveFigures control={control} />
    </Stack>
  );
};
