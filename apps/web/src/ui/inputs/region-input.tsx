import { regionsOf } from '@cairn/contracts/kyc/regions';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../forms/form-field.js';
import { FreeTextInput } from './free-text.js';

interface RegionInputProps extends FieldProps {
  label: ReactNode;
  /** Whose states or provinces are offered, where it has any. */
  country: unknown;
}

/** The state or province of an address: chosen in countries whose addresses name one, and written elsewhere. */
export const RegionInput = ({ country, ...props }: RegionInputProps) => {
  const { t } = useTranslation('common');
  const regions = regionsOf(country);
  if (regions === null) return <FreeTextInput {...props} />;
  const value: unknown = props.value;
  // What was written before stays to be seen, and is refused beside the field.
  const written = typeof value === 'string' && value !== '' && !Object.hasOwn(regions, value) ? [value] : [];
  return (
    <NativeSelect
      {...props}
      data={[
        { value: '', label: t('choose') },
        ...written,
        ...Object.entries(regions).map(([code, name]) => ({ value: code, label: `${name} (${code})` })),
      ]}
    />
  );
};
