import { useListContext } from 'react-admin';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { WaitingCount, type CountedQueue } from './waiting-count.js';
import css from './list-page.module.css';

/** A saved question: rows in this state, or all of them. */
export interface View {
  label: string;
  state: string | null;
  /** What waits there, counted also while another view is open. */
  waiting?: CountedQueue;
}

/** The views of a list beside each other, the open one with its count. */
export const Views = ({ views }: { views: readonly View[] }) => {
  const say = useSay();
  const language = useLanguage();
  const { filterValues, setFilters, total } = useListContext();
  const current: unknown = filterValues['state'] ?? null;
  const { state: _before, ...others } = filterValues as Record<string, unknown>; // the search box and the fields
  const choose = (state: string | null): void => setFilters({ ...others, ...(state === null ? {} : { state }) });
  return (
    <fieldset className={css.views}>
      <legend className={css.legend}>{say('list.views')}</legend>
      {views.map(({ label, state, waiting }) => (
        <button
          key={label}
          type="button"
          className={css.view}
          aria-pressed={current === state}
          onClick={() => choose(state)}
        >
          {/* The space is for screen readers, which would read "Lost2". */}
          {`${label} `}
          {current === state && total !== undefined && (
            <span className={css.count}>{formatCount(language, total)}</span>
          )}
          {current !== state && waiting !== undefined && <WaitingCount lists={[waiting]} className={css.count} />}
        </button>
      ))}
    </fieldset>
  );
};
