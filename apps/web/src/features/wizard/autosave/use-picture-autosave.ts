import { ApiError } from '@cairn/client';
import { useEffect, useEffectEvent } from 'react';
import { serverClock } from '../../../lib/api/server-clock.js';
import type { Picture } from '../use-picture.js';
import { useSavingActs } from './saving.js';
import { FIRST_RETRY, isFinal, LAST_RETRY } from './section-saver.js';

interface PictureAutosave {
  /** A live campaign is saved by its button alone. */
  isOff: boolean;
  /** The picture is stored: what is shown of the draft is older than it. */
  onStored: () => Promise<unknown>;
}

/** Sends a picture as soon as it is chosen, says in the bar how far it is, and tries again where nobody answered. */
export const usePictureAutosave = (picture: Picture, { isOff, onStored }: PictureAutosave): void => {
  const { tellState } = useSavingActs();
  const { unsent } = picture;

  /** Whether it has to be tried again. */
  const save = useEffectEvent(async (): Promise<boolean> => {
    tellState('picture', { kind: 'saving' });
    try {
      if (!(await picture.upload())) {
        tellState('picture', { kind: 'held' });
        return false;
      }
      tellState('picture', { kind: 'saved', at: serverClock.now() });
    } catch (error) {
      if (isFinal(error)) tellState('picture', { kind: 'held', error });
      else tellState('picture', { kind: 'waiting', isReached: error instanceof ApiError && error.status > 0 });
      return !isFinal(error);
    }
    await onStored();
    return false;
  });

  useEffect(() => {
    if (isOff || unsent === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry = FIRST_RETRY;
    let isLeft = false;
    const attempt = async (): Promise<void> => {
      clearTimeout(timer);
      if (!(await save()) || isLeft) return;
      clearTimeout(timer);
      timer = setTimeout(() => void attempt(), retry);
      retry = Math.min(retry * 2, LAST_RETRY);
    };
    const online = () => void attempt();
    void attempt();
    window.addEventListener('online', online);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [unsent, isOff]);
};
