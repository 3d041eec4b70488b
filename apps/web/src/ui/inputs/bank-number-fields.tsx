import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
import { numbersOf, type BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { NativeSelect } from '@mantine/core';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field.js';
import { Columns, layoutCss } from '../layout/layout.js';
import { CountrySelect } from './country-select.js';
import { DigitsInput } from './digits-input.js';
import { FreeTextInput } from './free-text.js';

/** V-11: the numbers of an account of this kind. The form's request names the fields alike everywhere. */
export const BankNumberFields = <Values extends FieldValues>({
  control,
  kind,
}: {
  control: Control<Values>;
  kind: BankAccountKind;
}) => {
  const { t } = useTranslation('bank');
  // The names are those of every request that carries a bank account.
  const nameOf = (field: string) => field as FieldPath<Values>;
  return (
    <Columns kind="pair">
      {numbersOf(kind).map(([name, { optional }]) => (
        <div key={`${kind} ${name}`} className={name === 'iban' ? layoutCss.pairWide : undefined}>
          <FormField control={control} name={nameOf(name)}>
            {(props) =>
              name === 'bankName' ? (
                <FreeTextInput {...props} label={t('number.bankName')} />
              ) : (
                <DigitsInput
                  {...props}
                  dir="ltr"
                  autoComplete="off"
                  label={optional ? t('optional', { label: t(`number.${name}`) }) : t(`number.${name}`)}
                  description={t(`numberNote.${kind}.${name}`, { defaultValue: '' }) || undefined}
                />
              )
            }
          </FormField>
        </div>
      ))}
      {kind === 'US' && (
        <FormField control={control} name={nameOf('depositAccountType')}>
          {(props) => (
            <NativeSelect
              {...props}
              label={t('accountType')}
              data={ACCOUNT_TYPES.map((value) => ({ value, label: t(value) }))}
            />
          )}
        </FormField>
      )}
      {kind === 'OTHER' && (
        <FormField control={control} name={nameOf('bankCountry')}>
          {(props) => <CountrySelect {...props} label={t('bankCountry')} />}
        </FormField>
      )}
    </Columns>
  );
};
