import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';
import { ownDirection } from './free-text.js';
import { Icon } from '../brand/icon.js';
import { Hidden } from '../text/text.js';
import css from './search-bar.module.css';

interface SearchBarProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
}

/** A page's own search, wide and alone under its title. */
export const SearchBar = ({ label, ...input }: SearchBarProps) => (
  <label className={css.bar}>
    <Icon of={IconSearch} />
    <Hidden>{label}</Hidden>
    <input type="search" dir={ownDirection(input.value)} placeholder={label} {...input} />
  </label>
);
