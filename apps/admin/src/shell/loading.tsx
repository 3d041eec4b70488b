import { CircularProgress } from '@mui/material';
import { useSay } from '../app/words.js';
import css from './layout.module.css';

export const Loading = () => {
  const say = useSay();
  return (
    <div className={css.failed}>
      <CircularProgress size={24} aria-label={say('app.loading')} />
    </div>
  );
};
