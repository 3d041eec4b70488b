import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { filled } from '../../lib/data/provider/list-query.js';
import { useSay } from '../../lib/words/words.js';
import css from './search-box.module.css';

/** Searches the open list; the slash key focuses it, as in other consoles. */
export const SearchBox = ({ hint }: { hint?: string | undefined }) => {
  const say = useSay();
  const { filterValues, setFilters } = useListContext();
  const { q: asked = '', ...others } = filled(filterValues as Record<string, unknown>);
  // The text while typing; afterwards the list's search, which other controls can clear.
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
    setFilters(q === '' ? others : { ...others, q }, undefined, q !== '');
  };
  const shown = typed ?? asked;
  const clear = (): void => {
    search('');
    input.current?.focus();
  };

  return (
    <search className={css.search}>
      <IconSearch aria-hidden="true" size={16} stroke={2} />
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        value={shown}
        maxLength={80}
        aria-label={say('list.search')}
        placeholder={hint ?? say('list.search_hint')}
        onChange={(event) => search(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {shown !== '' && (
        <button type="button" className={css.clear} aria-label={say('list.clear_search')} onClick={clear}>
          <IconX aria-hidden="true" size={14} stroke={2} />
        </button>
      )}
    </search>
  );
};
