import { flushSync } from 'react-dom';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraftSaved } from './queries.js';

/** After a step was stored: no unsaved changes remain, the draft is read again, and the next step follows. */
export const useStepSaved = (id: string) => {
  const navigate = useNavigate();
  const reread = useDraftSaved(id);
  const [stored, setStored] = useState(false);
  const goOn = async (next: string): Promise<void> => {
    await reread();
    // The guard has to know before the move, not after it.
    flushSync(() => setStored(true));
    await navigate(next);
  };
  return { reread, goOn, stored };
};
