import { USER_TYPES } from '@cairn/contracts/users/user-types';

import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useOffered } from '../../../lib/site/use-offered.js';
import { paths } from '../../../lib/page/paths.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns } from '../../../ui/layout/layout.js';
import { TextLink } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';

/** The page of the site's own content that the foot of each page leads to, too. */
const PRIVACY_PAGE = 'privacy';

interface FieldsProps<Values extends FieldValues> {
  control: Control<Values>;
}

/** The names are those of every request that opens an account. */
const named = <Values extends FieldValues>(field: string) => field as FieldPath<Values>;

/** V-01: the type of account, and the person's name. */
export const WhyAndName = <Values extends FieldValues>({ control }: FieldsProps<Values>) => {
  const { t } = useTranslation('auth');
  const types = useOffered('user-type', USER_TYPES);
  return (
    <>
      <FormField control={control} name={named<Values>('userType')}>
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('signUp.why')}
            value={value}
            onChange={onChange}
            error={error}
            choices={types.map(({ code: type }) => ({
              value: type,
              title: t(`signUp.type.${type}.title`),
              text: t(`signUp.type.${type}.text`),
            }))}
          />
        )}
      </FormField>
      <Columns kind="pair">
        <FormField control={control} name={named<Values>('firstName')}>
          {(props) => <FreeTextInput {...props} autoComplete="given-name" label={t('firstName')} />}
        </FormField>
        <FormField control={control} name={named<Values>('lastName')}>
          {(props) => <FreeTextInput {...props} autoComplete="family-name" label={t('lastName')} />}
        </FormField>
      </Columns>
    </>
  );
};

export const PhoneField = <Values extends FieldValues>({ control }: FieldsProps<Values>) => {
  const { t } = useTranslation('auth');
  return (
    <FormField control={control} name={named<Values>('phoneNumber')}>
      {(props) => (
        <DigitsInput
          {...props}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={t('phone')}
          description={t('signUp.phoneNote')}
        />
      )}
    </FormField>
  );
};

/**
 * C-08: personal declarations, and the newsletter; nothing is ticked in advance. What is agreed to opens
 * beside the form, which would lose what was typed.
 */
export const Consents = <Values extends FieldValues>({ control }: FieldsProps<Values>) => {
  const { t } = useTranslation('auth');
  return (
    <>
      <FormField control={control} name={named<Values>('adult')}>
        {(props) => <Tick {...props} label={t('signUp.adult')} />}
      </FormField>
      <FormField control={control} name={named<Values>('termsAccepted')}>
        {(props) => (
          <Tick
            {...props}
            label={
              <Trans
                t={t}
                i18nKey="signUp.accept"
                components={{
                  terms: <TextLink to={paths.terms} target="_blank" />,
                  privacy: <TextLink to={paths.contentPage(PRIVACY_PAGE)} target="_blank" />,
                }}
              />
            }
          />
        )}
      </FormField>
      <FormField control={control} name={named<Values>('newsletter')}>
        {(props) => <Tick {...props} label={t('signUp.newsletter')} />}
      </FormField>
    </>
  );
};
