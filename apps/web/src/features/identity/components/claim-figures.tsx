import { LICENCES, type AccreditationGround } from '@cairn/contracts/kyc/accreditation-methods';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/form-field.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './claim.module.css';
import { CLAIM_CURRENCY, NetWorthCalculator, type ClaimControl } from './net-worth-calculator.js';

type Amount =
  | 'incomeEarlier'
  | 'incomeLater'
  | 'jointIncomeEarlier'
  | 'jointIncomeLater'
  | 'entityAssets'
  | 'entityInvestments';

const AMOUNTS: Readonly<Partial<Record<AccreditationGround, readonly Amount[]>>> = {
  income: ['incomeEarlier', 'incomeLater'],
  joint_income: ['jointIncomeEarlier', 'jointIncomeLater'],
  entity_assets: ['entityAssets'],
  entity_investments: ['entityInvestments'],
};

interface ClaimFiguresProps {
  control: ClaimControl;
  grounds: readonly AccreditationGround[];
}

/** What is stated for each ground that was chosen; nothing else is asked. */
export const ClaimFigures = ({ control, grounds }: ClaimFiguresProps) => {
  const { t } = useTranslation(['accreditation', 'common']);
  const amounts = grounds.flatMap((ground) => AMOUNTS[ground] ?? []);
  const isOfIncome = grounds.some((ground) => ground === 'income' || ground === 'joint_income');
  return (
    <>
      {amounts.length > 0 && (
        <Stack as="fieldset" gap={4} className={css.part}>
          <Text as="legend" strong>
            {t('figures.title')}
          </Text>
          <Columns kind="pair">
            {amounts.map((name) => (
              <FormField key={name} control={control} name={name}>
                {(props) => <MoneyInput {...props} currency={CLAIM_CURRENCY} label={t(`figures.${name}`)} />}
              </FormField>
            ))}
          </Columns>
          {isOfIncome && (
            <FormField control={control} name="expectsSameIncome">
              {(props) => <Tick {...props} label={t('figures.expectsSameIncome')} />}
            </FormField>
          )}
        </Stack>
      )}
      {grounds.includes('net_worth') && <NetWorthCalculator control={control} />}
      {grounds.includes('professional') && (
        <Columns kind="pair">
          <FormField control={control} name="licence">
            {(props) => (
              <NativeSelect
                {...props}
                label={t('figures.licence')}
                data={[
                  { value: '', label: t('common:choose') },
                  ...LICENCES.map((value) => ({ value, label: t(`figures.licences.${value}`) })),
                ]}
              />
            )}
          </FormField>
          <FormField control={control} name="licenceNumber">
            {(props) => <DigitsInput {...props} dir="ltr" label={t('figures.licenceNumber')} />}
          </FormField>
        </Columns>
      )}
      {grounds.includes('entity_owners') && (
        <FormField control={control} name="ownersAccredited">
          {(props) => <Tick {...props} label={t('figures.ownersAccredited')} />}
        </FormField>
      )}
    </>
  );
};
