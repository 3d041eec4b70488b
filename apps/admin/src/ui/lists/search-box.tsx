import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useSay } from '../../app/words.js';
import css from './search-box.module.css';

/** Searches the list that is open; the slash key leads to it, as in other consoles. */
export const SearchBox = () => {
  const say = useSay();
  const { filterValues, setFilters } = useListContext();
  const asked: unknown = filterValues['q'];
  // While somebody types; afterwards what the list is asked, which others clear too.
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const search = (q: string): void => {
    setTyped(q);
    const { q: _before, ...others } = filterValues as { q?: string; state?: string }; // see ListPage
    setFilters(q === '' ? others : { ...others, q }, undefined, true);
  };

  return (
    <label className={css.search}>
      <IconSearch aria-hidden="true" size={16} stroke={2} />
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        value={typed ?? (typeof asked === 'string' ? asked : '')}
        maxLength={80}
        aria-label={say('list.search')}
        placeholder={say('list.search_hint')}
        onChange={(event) => search(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
};
