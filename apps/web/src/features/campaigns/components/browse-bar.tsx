import { BROWSE_SORTS, type BrowseSort } from '@cairn/contracts/campaigns/options';
import { Drawer, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconFilter, IconSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { oneOf } from '../../../lib/format/search-filter.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { Icon } from '../../../ui/brand/icon.js';
import { layoutCss, Row } from '../../../ui/layout/layout.js';
import { SearchForm } from '../../../ui/inputs/search-form.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Text } from '../../../ui/text/text.js';
import { CLOSING_SOON, useBrowseFilter } from '../browse-filter.js';
import { BrowseFilters } from './browse-filters.js';
import css from './browse-filters.module.css';

const TYPING_MS = 300;

const SortChoice = () => {
  const { t } = useTranslation('browse');
  const { sortBy, change } = useBrowseFilter();
  const options = BROWSE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }));
  const choose = (value: string) => change({ sort: oneOf<BrowseSort>(value, BROWSE_SORTS) });
  return (
    <>
      <Row className={`${layoutCss.notPhone} ${css.sort}`}>
        <Text size="small" muted>
          {t('sort')}
        </Text>
        <Segmented label={t('sort')} value={sortBy} options={options} onChange={choose} />
      </Row>
      <div className={`${layoutCss.onlyPhone} ${css.phoneSort}`}>
        <NativeSelect
          className={css.phoneSort}
          aria-label={t('sort')}
          value={sortBy}
          data={options}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
    </>
  );
};

/** Filters that are on, each with a way to take it off. */
export const AppliedFilters = () => {
  const { t } = useTranslation('browse');
  const { applied, remove } = useBrowseFilter();
  if (applied.length === 0) return null;
  return (
    <Chips>
      {applied.map(({ name, word }) => (
        <Chip key={name} on aria-label={t('remove', { filter: word })} onClick={() => remove(name)}>
          <bdi>{word}</bdi>
          <Icon of={IconX} size="small" />
        </Chip>
      ))}
    </Chips>
  );
};

/** Search, sort and, on a phone, the way to the filters. */
export const BrowseBar = () => {
  const { t } = useTranslation(['browse', 'common']);
  const { filter, applied, change } = useBrowseFilter();
  const [opened, { open, close }] = useDisclosure();
  const search = useDebouncedCallback((text: string) => change({ q: text.trim() || null }), TYPING_MS);
  // What is searched for stands in the field.
  const on = applied.filter(({ name }) => name !== 'q').length;
  return (
    <Row flow>
      <SearchForm
        action={paths.browse}
        kept={{
          kind: filter.investingType,
          sector: filter.category,
          closing: filter.closingSoon ? CLOSING_SOON : null,
        }}
        className={css.search}
      >
        <TextInput
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={filter.campaignName ?? ''}
          onChange={(event) => search(event.currentTarget.value)}
          leftSection={<Icon of={IconSearch} />}
        />
      </SearchForm>
      <div className={layoutCss.onlyPhone}>
        <Button variant="default" leftSection={<Icon of={IconFilter} />} onClick={open}>
          {on === 0 ? t('filter') : t('filterOn', { count: on })}
        </Button>
      </div>
      <SortChoice />
      <Drawer
        opened={opened}
        onClose={close}
        title={t('filter')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <BrowseFilters name="drawer" />
      </Drawer>
    </Row>
  );
};
