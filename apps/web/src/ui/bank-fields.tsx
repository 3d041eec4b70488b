import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field.js';
import { Columns, layoutCss } from './layout.js';

/** V-09, V-10: a bank account in the United States. The form's request names the fields alike everywhere. */
export const BankFields = <Values extends FieldValues>({ control }: { control: Control<Values> }) => {
  const { t } = useTranslation('wizard');
  // The names are those of every request that carries a bank account.
  const name = (field: string) => field as FieldPath<Values>;
  return (
    <Columns kind="pair">
      <div className={layoutCss.pairWide}>
        <FormField control={control} name={name('bankName')}>
          {(props) => <TextInput {...props} dir="auto" label={t('funding.bankName')} />}
        </FormField>
      </div>
      <FormField control={control} name={name('accountType')}>
        {(props) => (
          <NativeSelect
            {...props}
            label={t('funding.accountType')}
            data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`funding.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name={name('routingNumber')}>
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            inputMode="numeric"
            label={t('funding.routingNumber')}
            description={t('funding.routingNote')}
          />
        )}
      </FormField>
      <FormField control={control} name={name('accountNumber')}>
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            label={t('funding.accountNumber')}
            description={t('funding.accountNote')}
          />
        )}
      </FormField>
      <FormField control={control} name={name('confirmAccountNumber')}>
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            label={t('funding.confirmAccountNumber')}
          />
        )}
      </FormField>
    </Columns>
  );
};
