import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useSay } from '../../app/words.js';

/** Turns the queue round; names the order that is in force. */
export const SortButton = () => {
  const say = useSay();
  const { sort, setSort } = useListContext();
  const isOldestFirst = sort.order === 'ASC';
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => setSort({ field: sort.field, order: isOldestFirst ? 'DESC' : 'ASC' })}
    >
      {say(isOldestFirst ? 'list.oldest_first' : 'list.newest_first')}
    </Button>
  );
};
