import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatCount } from '../../app/format.js';
import { useLanguage, useSay } from '../../app/words.js';
import css from './list-page.module.css';

/** The API counts no further than this. */
const COUNTED = 1000;

/** "1–25 of 61", and a way to the pages beside it. */
export const Pager = () => {
  const say = useSay();
  const language = useLanguage();
  const { page, perPage, total, setPage, isPending } = useListContext();
  if (isPending || total === undefined || total === 0) return <span />;
  const count = (value: number): string => formatCount(language, value);
  const pages = Math.ceil(total / perPage);
  return (
    <div className={css.pager}>
      <span>
        {say('list.range', {
          first: count((page - 1) * perPage + 1),
          last: count(Math.min(page * perPage, total)),
          total: total >= COUNTED ? `${count(COUNTED)}+` : count(total),
        })}
      </span>
      {pages > 1 && (
        <>
          <Button size="small" color="inherit" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {say('list.previous')}
          </Button>
          <Button size="small" color="inherit" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {say('list.next')}
          </Button>
        </>
      )}
    </div>
  );
};
