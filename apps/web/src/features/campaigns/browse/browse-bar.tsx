import { BROWSE_SORTS, LONGEST_SEARCH, type BrowseSort } from '@cairn/contracts/campaigns/options';
import { Drawer, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconFilter, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
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
import { useBrowseFilter } from './browse-filter.js';
import { BrowseChoices } from './browse-choices.js';
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
      <Row className={`${layoutCss.notPhone} ${css.sort} ${layoutCss.scripted}`}>
        <Text size="small" muted>
          {t('sort')}
        </Text>
        <Segmented label={t('sort')} value={sortBy} options={options} onChange={choose} />
      </Row>
      <div className={`${layoutCss.onlyPhone} ${css.phoneSort} ${layoutCss.scripted}`}>
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

/** What stands in the search field: what is typed, until the address gets another search (Back, or a filter removed). */
const useSearchText = () => {
  const { filter, searchFor } = useBrowseFilter();
  const found = filter.campaignName ?? '';
  const [text, setText] = useState(found);
  const [seen, setSeen] = useState(found);
  const [sent, setSent] = useState(found);
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed);
    searchFor(typed);
  }, TYPING_MS);
  if (seen !== found) {
    setSeen(found);
    if (found !== sent) {
      setSent(found);
      setText(found);
    }
  }
  const type = (typed: string) => {
    setText(typed);
    send(typed.trim());
  };
  return [text, type] as const;
};

/** Search, sort and, on a phone, the way to the filters. */
export const BrowseBar = () => {
  const { t } = useTranslation(['browse', 'common']);
  const { applied } = useBrowseFilter();
  const [opened, { open, close }] = useDisclosure();
  const [text, type] = useSearchText();
  // What is searched for stands in the field.
  const on = applied.filter(({ name }) => name !== 'q').length;
  return (
    <Row flow>
      <SearchForm action={paths.browse} className={css.search}>
        <TextInput
          type="search"
          name="q"
          maxLength={LONGEST_SEARCH}
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          leftSection={<Icon of={IconSearch} />}
        />
        <BrowseChoices />
      </SearchForm>
      <div className={`${layoutCss.onlyPhone} ${layoutCss.scripted}`}>
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
