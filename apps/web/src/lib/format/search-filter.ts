import { useSearchParams } from 'react-router-dom';

/** One word of the query string among known ones; anything else counts as absent. */
export const oneOf = <Value extends string>(value: string | null, known: readonly Value[]): Value | null =>
  known.find((candidate) => candidate === value) ?? null;

type Changes = Readonly<Record<string, string | null>>;

/** The query string as state: filters live in the address, so that a page can be shared and gone back to. */
export const useQueryState = () => {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Changes, replace: boolean): void => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  };
  return {
    search,
    /** In place of what the address had: Back leaves the page. */
    change: (changes: Changes) => set(changes, true),
    /** As a step of its own, which Back takes back. */
    step: (changes: Changes) => set(changes, false),
  };
};
