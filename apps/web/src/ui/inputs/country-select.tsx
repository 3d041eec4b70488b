import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../lib/format/countries.js';

/** One of all countries, by their names in the reader's language. */
export const CountrySelect = (props: Omit<NativeSelectProps, 'data'>) => {
  const { t, i18n } = useTranslation('common');
  return <NativeSelect {...props} data={[{ value: '', label: t('choose') }, ...countryOptions(i18n.language)]} />;
};
