import { PROPERTY_FIELDS, type PropertyField } from '@cairn/contracts/campaigns/wizard/link-names';
import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { YearInput } from '../../../ui/inputs/typed-input.js';
import { Columns } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import type { CompanyFormValues } from '../company-values.js';
import type { Live } from '../use-live.js';
import { OptionalPart } from './optional-part.js';

/** The sector and the industry of campaigns for a property. */
const HOUSING = 'housing';
const REAL_ESTATE = 'real_estate';
/** Lines in the owner's own words, in their order. */
const BESIDE: readonly PropertyField[] = [
  'propertyStreet',
  'propertyCity',
  'propertyState',
  'propertyCountry',
  'propertySize',
  'plotSize',
  'buildYear',
];

/** The ten facts of a property: for a campaign of that sector, and for any other on request. */
export const PropertyFields = ({ form, live }: { form: CompanyFormValues; live: Live }) => {
  const { t } = useTranslation(['wizard', 'common']);
  const { control, formState } = form;
  const [category, industry] = useWatch({ control, name: ['category', 'industry'] });
  const isProperty = category === HOUSING || industry === REAL_ESTATE;
  const isAnswered = PROPERTY_FIELDS.some((name) => formState.defaultValues?.[name]);
  return (
    <OptionalPart title={t('property.title')} note={t('property.note')} isOpen={isProperty || isAnswered}>
      <Columns kind="pair">
        <StepField control={control} name="propertyName">
          {(props) => <FreeTextInput {...props} {...live.noteOf('propertyName')} label={t('property.propertyName')} />}
        </StepField>
        <StepField control={control} name="propertyURL">
          {(props) => <TextInput {...props} type="url" dir="ltr" label={t('property.propertyURL')} />}
        </StepField>
      </Columns>
      <StepField control={control} name="propertyDetail">
        {(props) => (
          <FreeTextarea
            {...props}
            {...live.noteOf('propertyDetail')}
            autosize
            minRows={3}
            label={t('property.propertyDetail')}
          />
        )}
      </StepField>
      <Columns kind="pair">
        {BESIDE.map((name) => (
          <StepField key={name} control={control} name={name}>
            {(props) => {
              const given = { ...props, ...live.noteOf(name), label: t(`property.${name}`) };
              if (name === 'propertyCountry') return <CountrySelect {...given} />;
              if (name === 'buildYear') return <YearInput {...given} />;
              return <FreeTextInput {...given} />;
            }}
          </StepField>
        ))}
      </Columns>
    </OptionalPart>
  );
};
