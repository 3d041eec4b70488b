import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';
import { ownDirection } from './free-text.js';
import { Icon } from '../brand/icon.js';
import { SearchForm } from './search-form.js';
import { Hidden } from '../text/text.js';
import css from './search-bar.module.css';

interface SearchBarProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  /** The page of the search, and what else of its address stays. */
  action: string;
  kept?: Readonly<Record<string, string | null>>;
}

/** A page's own search, wide and alone under its title. */
export const SearchBar = ({ label, action, kept, ...input }: SearchBarProps) => (
  <SearchForm action={action} kept={kept}>
    <label className={css.bar}>
      <Icon of={IconSearch} />
      <Hidden>{label}</Hidden>
      <input type="search" name="q" dir={ownDirection(input.value)} placeholder={label} {...input} />
    </label>
  </SearchForm>
);
