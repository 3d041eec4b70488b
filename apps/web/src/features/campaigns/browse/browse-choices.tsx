import { BROWSE_SORTS, CAMPAIGN_TYPES, CATEGORIES } from '@cairn/contracts/campaigns/options';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { CLOSING_SOON, useBrowseFilter } from './browse-filter.js';

/** The filters and the order as fields of the search form, which a browser without scripts sends with the search. */
export const BrowseChoices = () => {
  const { t } = useTranslation(['browse', 'common']);
  const { filter, sortBy } = useBrowseFilter();
  const types = useOffered('campaign-type', CAMPAIGN_TYPES, filter.investingType);
  const categories = useOffered('category', CATEGORIES, filter.category);
  const any = { value: '', label: t('any') };
  return (
    <noscript>
      <NativeSelect
        name="kind"
        label={t('kind')}
        defaultValue={filter.investingType ?? ''}
        data={[any, ...offeredLabels(types, (code) => t(`common:kind.${code}`))]}
      />
      <NativeSelect
        name="sector"
        label={t('sector')}
        defaultValue={filter.category ?? ''}
        data={[any, ...offeredLabels(categories, (code) => t(`common:category.${code}`))]}
      />
      <NativeSelect
        name="closing"
        label={t('closing')}
        defaultValue={filter.closingSoon ? CLOSING_SOON : ''}
        data={[any, { value: CLOSING_SOON, label: t('common:status.closingSoon') }]}
      />
      <NativeSelect
        name="sort"
        label={t('sort')}
        defaultValue={sortBy}
        data={BROWSE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </noscript>
  );
};
