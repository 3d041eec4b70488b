import { CircularProgress } from '@mui/material';
import { useSay } from '../../lib/words/words.js';
import css from './loading.module.css';

export const Loading = () => {
  const say = useSay();
  return (
    <div className={css.loading}>
      <CircularProgress size={24} aria-label={say('app.loading')} />
    </div>
  );
};
