import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
import { NativeSelect } from '@mantine/core';
import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsInput } from './digits-input.js';
import { offeredLabels, useOffered } from '../../lib/site/use-offered.js';
import { useSite } from '../../lib/site/site.js';
import { FormField } from '../forms/form-field.js';
import { FreeTextInput } from './free-text.js';
import { Columns, layoutCss } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';

/** The numbers of an account, with the messages about each; a browser does not offer to keep an account's own. */
const DIGITS = [
  ['routingNumber', 'routingNote', undefined],
  ['accountNumber', 'accountNote', 'off'],
  ['confirmAccountNumber', null, 'off'],
] as const;

/** V-09, V-10: a bank account in the United States. The form's request names the fields alike everywhere. */
export const BankFields = <Values extends FieldValues>({
  control,
  holderNote,
  isOneOfMany = false,
}: {
  control: Control<Values>;
  /** Whose account it must be. */
  holderNote: string;
  /** Beside the forms of other countries. */
  isOneOfMany?: boolean;
}) => {
  const { t } = useTranslation('bank');
  const { data: site } = useSite();
  // The names are those of every request that carries a bank account.
  const name = (field: string) => field as FieldPath<Values>;
  const { defaultValues } = useFormState({ control });
  const types = useOffered('bank-account-type', ACCOUNT_TYPES, defaultValues?.['accountType']);
  return (
    <Columns kind="pair">
      {!isOneOfMany && site !== undefined && site.currency !== 'USD' && (
        <div className={layoutCss.pairWide}>
          <Notice tone="info">{t('unitedStatesOnly')}</Notice>
        </div>
      )}
      <div className={layoutCss.pairWide}>
        <FormField control={control} name={name('accountHolder')}>
          {(props) => (
            <FreeTextInput {...props} autoComplete="name" label={t('accountHolder')} description={holderNote} />
          )}
        </FormField>
      </div>
      <div className={layoutCss.pairWide}>
        <FormField control={control} name={name('bankName')}>
          {(props) => <FreeTextInput {...props} label={t('bankName')} />}
        </FormField>
      </div>
      <FormField control={control} name={name('accountType')}>
        {(props) => <NativeSelect {...props} label={t('accountType')} data={offeredLabels(types, (code) => t(code))} />}
      </FormField>
      {DIGITS.map(([field, note, autoComplete]) => (
        <FormField key={field} control={control} name={name(field)}>
          {(props) => (
            <DigitsInput
              {...props}
              dir="ltr"
              inputMode="numeric"
              autoComplete={autoComplete}
              label={t(field)}
              description={note && t(note)}
            />
          )}
        </FormField>
      ))}
    </Columns>
  );
};
