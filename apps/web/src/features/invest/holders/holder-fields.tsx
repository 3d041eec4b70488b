import {
  CO_OWNER_RELATIONS,
  COMPANY_TYPES,
  type InvestingAccountRequest,
  type InvestingAs,
} from '@cairn/contracts/investments/steps/investing-account.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { NativeSelect, TextInput } from '@mantine/core';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/form-field.js';
import { Optional } from '../../../ui/forms/optional.js';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { RegionInput } from '../../../ui/inputs/region-input.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';

type Values = Wire<InvestingAccountRequest>;

interface FieldsProps {
  control: Control<Values>;
}

type Text =
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'legalName'
  | 'stateOfFormation'
  | 'coOwnerFirstName'
  | 'coOwnerLastName'
  | 'custodianName'
  | 'address'
  | 'unit'
  | 'city';
type Day = 'birthDate' | 'incorporatedOn';
type Digits =
  | 'ein'
  | 'registrationNumber'
  | 'ssn'
  | 'civilId'
  | 'custodianAccount'
  | 'postalCode'
  | 'countryCode'
  | 'mobile';

const OPTIONAL: readonly (Text | Digits | Day)[] = ['unit', 'civilId', 'incorporatedOn'];

const TextField = ({ control, name }: FieldsProps & { name: Text }) => {
  const { t } = useTranslation('invest');
  const label = t(`account.${name}`);
  return (
    <FormField control={control} name={name}>
      {(props) => (
        <FreeTextInput
          {...props}
          value={typeof props.value === 'string' ? props.value : ''}
          label={OPTIONAL.includes(name) ? <Optional>{label}</Optional> : label}
        />
      )}
    </FormField>
  );
};

const NumberField = ({ control, name }: FieldsProps & { name: Digits }) => {
  const { t } = useTranslation('invest');
  const label = t(`account.${name}`);
  return (
    <FormField control={control} name={name}>
      {(props) => (
        <DigitsInput
          {...props}
          value={typeof props.value === 'string' ? props.value : ''}
          dir="ltr"
          autoComplete="off"
          label={OPTIONAL.includes(name) ? <Optional>{label}</Optional> : label}
        />
      )}
    </FormField>
  );
};

interface SelectProps extends FieldsProps {
  name: 'companyType' | 'coOwnerRelation';
  choices: readonly { value: string; label: string }[];
}

const SelectField = ({ control, name, choices }: SelectProps) => {
  const { t } = useTranslation(['invest', 'common']);
  return (
    <FormField control={control} name={name}>
      {(props) => (
        <NativeSelect
          {...props}
          value={props.value ?? ''}
          label={t(`account.${name}`)}
          data={[{ value: '', label: t('common:choose') }, ...choices]}
        />
      )}
    </FormField>
  );
};

const DayField = ({ control, name, autoComplete = 'off' }: FieldsProps & { name: Day; autoComplete?: string }) => {
  const { t } = useTranslation('invest');
  const label = t(`account.${name}`);
  return (
    <FormField control={control} name={name}>
      {(props) => (
        <TextInput
          {...props}
          value={props.value ?? ''}
          type="date"
          autoComplete={autoComplete}
          label={OPTIONAL.includes(name) ? <Optional>{label}</Optional> : label}
        />
      )}
    </FormField>
  );
};

/** Who it is: the fields that this kind of holder has. */
export const AccountHolder = ({ control, investingAs }: FieldsProps & { investingAs: InvestingAs }) => {
  const { t } = useTranslation('invest');
  const country = useWatch({ control, name: 'country' });
  const isCompany = investingAs === 'COMPANY';
  const isUs = country === 'US';
  return (
    <Stack as="section" gap={5}>
      <h2 className={textCss.title3}>{t(isCompany ? 'account.company' : 'account.you')}</h2>
      <Columns kind="pair">
        {isCompany && <TextField control={control} name="legalName" />}
        {isCompany && (
          <SelectField
            control={control}
            name="companyType"
            choices={COMPANY_TYPES.map((value) => ({ value, label: t(`account.companyTypes.${value}`) }))}
          />
        )}
        {isCompany && <TextField control={control} name="stateOfFormation" />}
        {isCompany && <NumberField control={control} name={isUs ? 'ein' : 'registrationNumber'} />}
        {isCompany && <DayField control={control} name="incorporatedOn" />}
        <TextField control={control} name="firstName" />
        <TextField control={control} name="lastName" />
        {isCompany && <TextField control={control} name="title" />}
        {!isCompany && <DayField control={control} name="birthDate" autoComplete="bday" />}
        {!isCompany && <NumberField control={control} name={isUs ? 'ssn' : 'civilId'} />}
        {investingAs === 'JOINT' && <TextField control={control} name="coOwnerFirstName" />}
        {investingAs === 'JOINT' && <TextField control={control} name="coOwnerLastName" />}
        {investingAs === 'JOINT' && (
          <SelectField
            control={control}
            name="coOwnerRelation"
            choices={CO_OWNER_RELATIONS.map((value) => ({ value, label: t(`account.coOwnerRelations.${value}`) }))}
          />
        )}
        {investingAs === 'SELF-DIRECTED-IRA' && <TextField control={control} name="custodianName" />}
        {investingAs === 'SELF-DIRECTED-IRA' && <NumberField control={control} name="custodianAccount" />}
      </Columns>
      <FormField control={control} name={isCompany ? 'soleOwner' : 'usCitizen'}>
        {(props) => <Tick {...props} label={t(isCompany ? 'account.soleOwner' : 'account.usCitizen')} />}
      </FormField>
    </Stack>
  );
};

/** Where the holder lives, or has its seat. */
export const AccountAddress = ({ control }: FieldsProps) => {
  const { t } = useTranslation(['invest', 'common']);
  const country = useWatch({ control, name: 'country' });
  return (
    <Stack as="section" gap={5}>
      <h2 className={textCss.title3}>{t('account.where')}</h2>
      <Columns kind="pair">
        <FormField control={control} name="country">
          {(props) => <CountrySelect {...props} autoComplete="country" label={t('account.country')} />}
        </FormField>
        <TextField control={control} name="address" />
        <TextField control={control} name="unit" />
        <TextField control={control} name="city" />
        <FormField control={control} name="state">
          {(props) => <RegionInput {...props} country={country} label={<Optional>{t('account.state')}</Optional>} />}
        </FormField>
        <NumberField control={control} name="postalCode" />
        <NumberField control={control} name="countryCode" />
        <NumberField control={control} name="mobile" />
      </Columns>
    </Stack>
  );
};
