import { IconButton } from '@mui/material';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { StepsContext } from './steps.js';

const OWN_KEYS = 'input, textarea, select, [role="tablist"], [role="menu"], [contenteditable], [aria-modal="true"]';

/** To the record above and below in the list, also by the arrow keys. */
export const StepButtons = () => {
  const say = useSay();
  const navigate = useNavigate();
  const steps = useContext(StepsContext);
  const previous = steps?.previous ?? null;
  const next = steps?.next ?? null;
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      const to = { ArrowUp: previous, ArrowDown: next }[event.key];
      if (to === undefined || to === null || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLElement && event.target.closest(OWN_KEYS) !== null) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [navigate, previous, next]);
  if (steps === null) return null;
  return (
    <>
      <IconButton
        disabled={previous === null}
        onClick={() => previous !== null && void navigate(previous)}
        aria-label={say('detail.previous')}
      >
        <IconChevronUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        disabled={next === null}
        onClick={() => next !== null && void navigate(next)}
        aria-label={say('detail.next')}
      >
        <IconChevronDown size={20} stroke={1.75} />
      </IconButton>
    </>
  );
};
