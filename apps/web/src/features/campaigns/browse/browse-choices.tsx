import { BROWSE_SORTS } from '@cairn/contracts/campaigns/options';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBrowseFilter } from './browse-filter.js';
import { useBrowseGroups } from './browse-options.js';

/** The filters and the order as fields of the search form, which a browser without scripts sends with the search. */
export const BrowseChoices = () => {
  const { t } = useTranslation('browse');
  const { sortBy } = useBrowseFilter();
  return (
    <noscript>
      {useBrowseGroups().map(({ name, title, value, none, options }) => (
        <NativeSelect
          key={name}
          name={name}
          label={title}
          defaultValue={value}
          data={[none, ...options].map((option) => ({ value: option.value, label: option.label }))}
        />
      ))}
      <NativeSelect
        name="sort"
        label={t('sort')}
        defaultValue={sortBy}
        data={BROWSE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </noscript>
  );
};
